import sax from 'sax';

export type XmlNode = {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  text: string;
};

const MAX_DEPTH = 40;

const MAX_NODES = 200_000;

/** The first element below others, by their names: `find(root, 'Party', 'EndpointID')`. */
export const find = (node: XmlNode | undefined, ...path: string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    node,
  );

export const textAt = (node: XmlNode | undefined, ...path: string[]): string =>
  find(node, ...path)?.text.trim() ?? '';

export const all = (node: XmlNode | undefined, name: string): XmlNode[] =>
  node?.children.filter((child) => child.name === name) ?? [];

/** The root of a document; null when it is not well-formed or declares a document type. */
export function parseXml(text: string): XmlNode | null {
  const parser = sax.parser(true, { position: false });
  const open: XmlNode[] = [];
  let root: XmlNode | null = null;
  let nodes = 0;
  const refuse = (): never => {
    throw new Error('not well-formed');
  };
  parser.onerror = refuse;
  parser.ondoctype = refuse;
  parser.onopentag = ({ name, attributes }) => {
    nodes += 1;
    if (nodes > MAX_NODES || open.length >= MAX_DEPTH) refuse();
    const node: XmlNode = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  };
  const addText = (piece: string) => {
    const node = open.at(-1);
    if (node) node.text += piece;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => open.pop();
  try {
    parser.write(text).close();
  } catch {
    return null;
  }
  return open.length === 0 ? root : null;
}
