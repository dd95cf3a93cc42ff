/** The new document with the old object wherever both say the same, so that unchanged parts stay ===. */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof fresh !== 'object' || fresh === null || typeof old !== 'object' || old === null) {
    return fresh;
  }
  if (Array.isArray(fresh) !== Array.isArray(old)) return fresh;
  const before = old as Record<string, unknown>;
  const after = fresh as Record<string, unknown>;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  const merged = (Array.isArray(fresh) ? [] : {}) as Record<string, unknown>;
  for (const key of keys) {
    const value = share(before[key], after[key]);
    merged[key] = value;
    same &&= key in before && value === before[key];
  }
  return (same ? old : merged) as T;
}

/** What is computed anew, with all that it had in common with what it was before. */
export function shareWithLast<T>(compute: () => T): () => T {
  let last: T | undefined;
  return () => (last = share(last, compute()));
}
