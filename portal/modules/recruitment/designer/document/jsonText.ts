import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/** The steps to a value, `['pages', 0, 'questions', 2]`. */
export type JsonPath = readonly (string | number)[];

/** The place where a text cannot be parsed, and why: it is not JSON, or exceeds the limits. */
export interface JsonFault extends Pick<ParseError, 'offset' | 'length'> {
  reason: 'broken' | 'tooDeep' | 'tooLong';
}

export interface ReadJson {
  /** The part that could be parsed, also after a fault; undefined if nothing could. */
  root: Node | undefined;
  /** The first place where the text cannot be read. */
  fault: JsonFault | null;
}

/** Parsers of JSON call themselves for each level, so texts nested far deeper than a form never reach them. */
const deepest = 100;
/** A form has at most 200 kB without what lays it out. */
const longest = 1_000_000;

/** Parses a text as strict JSON: anything a server would refuse is a fault. */
export function readJson(text: string): ReadJson {
  if (text.length > longest) {
    return { root: undefined, fault: { reason: 'tooLong', offset: longest, length: 1 } };
  }
  const deep = tooDeepAt(text);
  if (deep !== null)
    return { root: undefined, fault: { reason: 'tooDeep', offset: deep, length: 1 } };
  const faults: ParseError[] = [];
  const root = parseTree(text, faults, { disallowComments: true, allowTrailingComma: false });
  const [first] = faults;
  return {
    root,
    fault: first ? { reason: 'broken', offset: first.offset, length: first.length } : null,
  };
}

/**
 * The offset at which brackets are nested deeper than the parser accepts; brackets within strings do not
 * count.
 */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText && sign === '\\') at++;
    // A text that is not closed ends with its line, as the parser has it.
    else if (sign === '"' || (isInText && sign === '\n')) isInText = sign === '"' && !isInText;
    else if (!isInText && (sign === '{' || sign === '[')) {
      depth++;
      if (depth > deepest) return at;
    } else if (!isInText && (sign === '}' || sign === ']')) depth--;
  }
  return null;
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
