export type XmlNode = {
  /** Without the namespace prefix, which each bank chooses for itself. */
  name: string;
  attributes: Record<string, string>;
  children: readonly XmlNode[];
  text: string;
  line: number;
};

/** The first element at a path of names such as `Refs/EndToEndId`. */
export function nodeAt(node: XmlNode | undefined, path: string): XmlNode | undefined {
  let found = node;
  for (const name of path.split('/')) {
    found = found?.children.find((child) => child.name === name);
  }
  return found;
}

export const nodesNamed = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The text at a path, cleaned; null where it is absent or blank. */
export const textAt = (node: XmlNode | undefined, path: string): string | null =>
  cleanText(nodeAt(node, path)?.text ?? '');

/** Text of letters, digits and signs of ASCII, which most fields hold. */
const PLAIN = /^[!-~]+$/;

/** Text that a database accepts: well-formed, without control characters, single blanks. Null when none is left. */
export function cleanText(text: string): string | null {
  if (PLAIN.test(text)) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Postgres refuses NUL, and the others break lists.
  const clean = text.toWellFormed().replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ');
  return clean.trim() || null;
}
