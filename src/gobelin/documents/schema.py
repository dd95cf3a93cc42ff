"""JSON Schema (draft 2020-12) of the documents, derived from their types."""

from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NamedTuple,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from gobelin import documents
from gobelin.documents import common, effects, parts
from gobelin.documents.common import Pattern
from gobelin.documents.generated import decisions, enumerations, events, mats, options
from gobelin.rules.engine import notation

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"

DOCUMENTS: Final[dict[str, Any]] = {
    "ActionSpace": documents.ActionSpace,
    "Components": documents.Components,
    "Decision": documents.Decision,
    "Event": documents.Event,
    "Option": documents.Option,
    "Position": documents.Position,
    "Preview": documents.Preview,
    "Forecast": documents.Forecast,
    "Record": documents.Record,
    "ScoreSheet": documents.ScoreSheet,
    "Table": documents.Table,
    "View": documents.View,
}


class OneOf(NamedTuple):
    """Types of which a document is exactly one; the key that says which, and the one whose content goes with that."""

    types: Any
    key: str
    content: str  # nothing: all other keys do
    description: str


UNIONS: Final = {
    "AskedNow": OneOf(
        decisions.AskedNow, "kind", "about", "Who must decide what; the texts of the options are for this player alone."
    ),
    "CivilizationMat": OneOf(
        mats.CivilizationMat, "name", "fields", "A civilization with what lies on its mat, as numbers and by name."
    ),
    "Decision": OneOf(
        decisions.Decision, "kind", "about", "The viewer's own decision; the id is null in past moments."
    ),
    "Event": OneOf(
        events.Event,
        "key",
        "",
        "An event of the log: its number, the number of the choice that caused it (0: the set-up), and of the turn.",
    ),
    "OnTable": OneOf(options.OnTable, "thing", "", "Something on the table that an option is about."),
    "Option": OneOf(options.Option, "verb", "arguments", "An option with all that is said of it by itself."),
    "PositionCivilization": OneOf(
        mats.PositionCivilization, "name", "fields", "A civilization with what lies on its mat."
    ),
    "Told": OneOf(
        events.Told,
        "key",
        "",
        "An event by itself, as previews tell it: its key, whose it is, what it comes from, and its arguments.",
    ),
}

_PLAIN: Final[dict[object, dict[str, Any]]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    str: {"type": "string"},
    NoneType: {"type": "null"},
}


def named(*modules: Any) -> dict[str, Any]:
    """The types that have a name of their own in a module: enumerations, and texts of a certain look."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if not name.startswith("_") and (get_origin(value) is Literal or get_origin(value) is Annotated)
    }


ENUMERATIONS: Final = {
    name: value for name, value in named(enumerations, notation, effects, parts).items() if get_origin(value) is Literal
}
TEXTS: Final = {name: value for name, value in named(common).items() if get_origin(value) is Annotated}
_NAMES: Final = {value: name for name, value in (ENUMERATIONS | TEXTS).items()} | {
    union.types: name for name, union in UNIONS.items()
}


class Translation:
    """Types become schemas; whatever has a name becomes one of the `definitions` once."""

    def __init__(self) -> None:
        self.definitions: dict[str, dict[str, Any]] = {}
        self._kinds: dict[str, Any] = {}

    def schema(self, kind: Any) -> dict[str, Any]:
        """The schema of a type, which refers to the definitions of others."""
        if is_typeddict(kind):
            return self._reference(kind.__name__, kind)
        if get_origin(kind) in (Literal, Annotated, UnionType) and kind in _NAMES:
            return self._reference(_NAMES[kind], kind)
        return self._plain(kind)

    def _reference(self, name: str, kind: Any) -> dict[str, Any]:
        if self._kinds.setdefault(name, kind) != kind:
            raise TypeError(f"there are two types with the name {name}")
        if name not in self.definitions:
            self.definitions[name] = {}  # it may refer to itself
            self.definitions[name] = self._definition(name, kind)
        return {"$ref": f"#/$defs/{name}"}

    def _definition(self, name: str, kind: Any) -> dict[str, Any]:
        if is_typeddict(kind):
            return self._object(kind)
        if name in UNIONS:
            members = [self.schema(one) for one in get_args(kind)]
            return {"description": UNIONS[name].description, "oneOf": members}
        return self._plain(kind)

    def _plain(self, kind: Any) -> dict[str, Any]:
        origin, arguments = get_origin(kind), get_args(kind)
        if kind in _PLAIN:
            return dict(_PLAIN[kind])
        if origin is Literal:
            return {"enum": list(arguments)} if len(arguments) > 1 else {"const": arguments[0]}
        if origin is Annotated:
            pattern = arguments[1]
            assert isinstance(pattern, Pattern)
            return self.schema(arguments[0]) | {"pattern": pattern.text}
        if origin is list:
            return {"type": "array", "items": self.schema(arguments[0])}
        if origin is dict:
            found = {"type": "object", "additionalProperties": self.schema(arguments[1])}
            return found if arguments[0] is str else found | {"propertyNames": self.schema(arguments[0])}
        if origin in (Union, UnionType):
            return {"anyOf": [self.schema(one) for one in with_unions(arguments)]}
        raise TypeError(f"no document has values of the type {kind!r}")

    def _object(self, kind: Any) -> dict[str, Any]:
        fields = fields_of(kind)
        said = description(kind)
        return {
            "type": "object",
            **({"description": said} if said else {}),
            "properties": {name: self.schema(field) for name, field in fields.items()},
            "required": [name for name in fields if name in kind.__required_keys__],
            "additionalProperties": False,
        }


def with_unions(types: tuple[Any, ...]) -> list[Any]:
    """`Decision | None` is one long union to Python: here the members of those with a name are one again."""
    found = list(types)
    for union in UNIONS.values():
        members = get_args(union.types)
        if set(members) <= set(found):
            found = [union.types, *(one for one in found if one not in members)]
    return found


def fields_of(kind: Any) -> dict[str, Any]:
    """The keys of a TypedDict with their types; whether they are required, `__required_keys__` knows."""
    found = {}
    for name, field in get_type_hints(kind, include_extras=True).items():
        found[name] = get_args(field)[0] if get_origin(field) in (Required, NotRequired) else field
    return found


def description(kind: Any) -> str:
    """The first paragraph of what is said of a type."""
    return " ".join((kind.__doc__ or "").strip().split("\n\n")[0].split())


def schema(name: str = "") -> dict[str, Any]:
    """The schema of one document; without a name of all, and of all enumerations, as definitions of one object."""
    translation = Translation()
    if name:
        reference = translation.schema(DOCUMENTS[name])
        return {"$schema": DRAFT, "title": name, **reference, "$defs": _sorted(translation)}
    for kind in (*DOCUMENTS.values(), *ENUMERATIONS.values()):
        translation.schema(kind)
    return {"$schema": DRAFT, "title": "Gobelin", "$defs": _sorted(translation)}


def _sorted(translation: Translation) -> dict[str, Any]:
    return {name: translation.definitions[name] for name in sorted(translation.definitions)}
