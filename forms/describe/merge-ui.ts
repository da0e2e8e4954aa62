type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays one description over another. Objects are merged, everything else takes the place of what was. */
export function mergeUi(below: Tree, above: Tree): Tree {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const was = below[key];
    merged[key] = isTree(was) && isTree(value) ? mergeUi(was, value) : value;
  }
  return merged;
}
