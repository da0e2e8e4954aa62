import { endOf, type JsonPath, nodeAt, readJson } from '../document/jsonText.ts';

/** Where something stands in a text; what is missing is looked for where it should be. */
export function rangeAt(text: string, path: JsonPath): { from: number; to: number } {
  const { root } = readJson(text);
  const steps = [...path.keys(), path.length].toReversed();
  const node = steps.map((length) => nodeAt(root, path.slice(0, length))).find(Boolean);
  return node ? { from: node.offset, to: endOf(node) } : { from: 0, to: 0 };
}
