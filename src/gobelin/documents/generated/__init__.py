"""Written by `tools/write_documents.py`; nobody edits or reviews it."""
