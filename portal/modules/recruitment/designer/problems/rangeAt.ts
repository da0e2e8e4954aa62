import { endOf, type JsonPath, nodeAt, type ReadJson } from '../document/jsonText.ts';

/** Where a value stands in its text. A missing one is looked for where it should be. */
export function rangeAt(root: ReadJson['root'], path: JsonPath): { from: number; to: number } {
  const steps = [...path.keys(), path.length].toReversed();
  const node = steps.map((length) => nodeAt(root, path.slice(0, length))).find(Boolean);
  return node ? { from: node.offset, to: endOf(node) } : { from: 0, to: 0 };
}
