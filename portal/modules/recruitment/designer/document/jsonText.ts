import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** The steps to a value, `['pages', 0, 'questions', 2]`. */
export type JsonPath = readonly (string | number)[];

export interface ReadJson {
  /** Of what can be read, also where something is wrong; undefined where nothing can. */
  root: Node | undefined;
  /** The first place where the text is no JSON. */
  fault: ParseError | null;
}

/** Reads a text as JSON, strictly: what a server would refuse is a fault here. */
export function readJson(text: string): ReadJson {
  const faults: ParseError[] = [];
  const root = parseTree(text, faults, { disallowComments: true, allowTrailingComma: false });
  return { root, fault: faults[0] ?? null };
}

/** The value at a path, where the path leads somewhere. Of a name that is written twice the last counts, as everywhere. */
export function nodeAt(root: Node | undefined, path: JsonPath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (typeof step === 'number') return node?.type === 'array' ? node.children?.[step] : undefined;
    if (node?.type !== 'object') return undefined;
    return node.children?.findLast((one) => one.children?.[0]?.value === step)?.children?.[1];
  }, root);
}

/** A value with where it begins and ends in the text. */
export const endOf = ({ offset, length }: Node): number => offset + length;

/** The value as it is written. */
export const rawOf = (text: string, node: Node): string => text.slice(node.offset, endOf(node));
