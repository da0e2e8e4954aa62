import { endOf, type JsonPath, nodeAt, type ReadJson } from '../document/jsonText.ts';

/** The range of a value in its text; for a missing value, that of its nearest ancestor. */
export function rangeAt(root: ReadJson['root'], path: JsonPath): { from: number; to: number } {
  const steps = [...path.keys(), path.length].toReversed();
  const node = steps.map((length) => nodeAt(root, path.slice(0, length))).find(Boolean);
  return node ? { from: node.offset, to: endOf(node) } : { from: 0, to: 0 };
}
