/** Deltas: what makes one document into the next (gobelin.server.frames). */
import type { Change, Path } from '.';

type Holder = Record<string | number, unknown>;

/** The document after the changes. The one given stays as it was, and so does every part that no change goes through. */
export function applyDelta<T>(document: T, changes: readonly Change[]): T {
  let root: unknown = document;
  const own = new Set<unknown>(); // parts copied here may be changed in place
  const copy = (value: unknown): Holder => {
    if (own.has(value)) return value as Holder;
    const fresh = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Holder;
    own.add(fresh);
    return fresh;
  };
  for (const change of changes) {
    const [path] = change;
    if (!path.length) {
      root = change[1];
      continue;
    }
    root = copy(root);
    let holder = root as Holder;
    for (const step of path.slice(0, -1)) {
      holder[step] = copy(holder[step]);
      holder = holder[step] as Holder;
    }
    put(holder, path, change);
  }
  return root as T;
}

function put(holder: Holder, path: Path, change: Change): void {
  const last = path.at(-1)!;
  if (change.length === 2) holder[last] = change[1];
  else if (Array.isArray(holder)) holder.splice(last as number, 1);
  else Reflect.deleteProperty(holder, last);
}
