import sax from 'sax';
import { FileRefusal } from '../findings.ts';
import type { FileLimits } from '../limits.ts';
import type { XmlNode } from './xml-node.ts';

/** Handlers by `parent/name`. A node that a handler takes leaves the tree, so memory stays bounded. */
export type NodeHandlers = Record<string, (node: XmlNode) => void>;

/** Shared by all elements without elements, which are most. */
const LEAF: readonly XmlNode[] = [];

/**
 * Reads XML as it comes into a tree of which repeated parts are handed over and dropped. Document types
 * are refused: they define entities that can unfold without end or point to other files.
 */
export function readXml(
  pieces: Iterable<string>,
  limits: FileLimits,
  onRoot: (root: XmlNode) => NodeHandlers,
): XmlNode {
  const parser = sax.parser(true, { position: true });
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let handlers: NodeHandlers = {};
  let nodes = 0;
  const line = () => parser.line + 1;
  const count = () => {
    nodes += 1;
    if (nodes > limits.nodes) throw new FileRefusal('TOO_MANY_NODES', line(), `${limits.nodes}`);
  };
  parser.onerror = (error) => {
    throw new FileRefusal('XML_BROKEN', line(), error.message.split('\n')[0] ?? '');
  };
  parser.ondoctype = () => {
    throw new FileRefusal('DOCUMENT_TYPE_FORBIDDEN', line(), 'the file declares a document type');
  };
  parser.onattribute = count;
  parser.onopentag = ({ name, attributes }) => {
    count();
    if (open.length >= limits.depth) {
      throw new FileRefusal('TOO_DEEP', line(), `more than ${limits.depth} levels`);
    }
    const node: XmlNode = {
      name: name.slice(name.indexOf(':') + 1),
      attributes: attributes as Record<string, string>,
      children: LEAF,
      text: '',
      line: line(),
    };
    const parent = open.at(-1);
    if (parent) parent.text = '';
    else {
      root = node;
      handlers = onRoot(node);
    }
    open.push(node);
  };
  const addText = (text: string) => {
    const node = open.at(-1);
    if (node && node.children.length === 0) node.text += text;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.onclosetag = () => {
    const node = open.pop();
    const parent = open.at(-1);
    if (!node || !parent) return;
    const take = handlers[`${parent.name}/${node.name}`];
    if (take) take(node);
    else if (parent.children === LEAF) parent.children = [node];
    else (parent.children as XmlNode[]).push(node);
  };
  for (const piece of pieces) parser.write(piece);
  if (!root || open.length > 0) {
    throw new FileRefusal('FILE_CUT', line(), `the file ends inside ${open.at(-1)?.name ?? 'XML'}`);
  }
  parser.close();
  return root;
}
