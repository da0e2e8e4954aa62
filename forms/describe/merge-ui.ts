type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two trees. Objects are merged recursively; any other value of `above` replaces that of `below`. */
export function mergeUi(below: Tree, above: Tree): Tree {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const was = below[key];
    merged[key] = isTree(was) && isTree(value) ? mergeUi(was, value) : value;
  }
  return merged;
}
