type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The values that the user has changed; lists as a whole. A half-filled form is stored as these, so that a field it
 * left alone follows the row, which may be saved elsewhere before the form is opened again.
 */
export function changedParts(initial: unknown, data: Tree): Tree {
  const before = isTree(initial) ? initial : {};
  const entries = Object.entries(data).flatMap(([name, now]) => {
    const was = before[name];
    if (isTree(now) && isTree(was)) {
      const parts = changedParts(was, now);
      return Object.keys(parts).length > 0 ? [[name, parts] as const] : [];
    }
    return JSON.stringify(now) === JSON.stringify(was) ? [] : [[name, now] as const];
  });
  return Object.fromEntries(entries);
}
