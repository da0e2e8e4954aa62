import { getNodeValue, type Node } from 'jsonc-parser';
import { endOf, type JsonPath, nodeAt, rawOf, readJson } from './jsonText.ts';

/** The formatting of a text, so that additions look like the rest. */
interface Layout {
  /** One step of indentation; null if all is on one line. */
  unit: string | null;
  eol: string;
}

/**
 * Changes to a JSON text that leave every other byte of it alone. A path that leads nowhere changes
 * nothing: the other view may have removed its target.
 */

/** Puts a value in place of another, or beside the members of an object; undefined takes it away. */
export function setAt(text: string, path: JsonPath, value: unknown): string {
  const { root } = readJson(text);
  const node = nodeAt(root, path);
  if (value === undefined) return node ? removeAt(text, path) : text;
  if (!node) return addMember(text, nodeAt(root, path.slice(0, -1)), path.at(-1), value);
  const raw = written(value, layoutOf(text), indentAt(text, node.offset));
  return isWrittenAlready(node, value) ? text : replaced(text, node.offset, endOf(node), raw);
}

/** Takes a member out of its object, or an item out of its list. */
export function removeAt(text: string, path: JsonPath): string {
  const value = nodeAt(readJson(text).root, path);
  const node = value?.parent?.type === 'property' ? value.parent : value;
  const siblings = node?.parent?.children;
  if (!node?.parent || !siblings) return text;
  const at = siblings.indexOf(node);
  const next = siblings[at + 1];
  const before = siblings[at - 1];
  if (next) return replaced(text, node.offset, next.offset, '');
  if (before) return replaced(text, endOf(before), endOf(node), '');
  return replaced(text, node.parent.offset + 1, endOf(node.parent) - 1, '');
}

/** Puts an item into a list, which is made where there is none. */
export function insertAt(text: string, list: JsonPath, index: number, value: unknown): string {
  const node = nodeAt(readJson(text).root, list);
  if (node?.type !== 'array') return setAt(text, list, [value]);
  return insertRaw(text, node, index, (indent) => written(value, layoutOf(text), indent));
}

/** Puts a copy of an item behind it, as it is written. */
export function copyAfter(text: string, path: JsonPath): string {
  const node = nodeAt(readJson(text).root, path);
  const list = node?.parent;
  if (!node || list?.type !== 'array') return text;
  return insertRaw(text, list, Number(path.at(-1)) + 1, () => rawOf(text, node));
}

/** Moves an item to a place of its own or of another list; it stays written as it is. */
export function moveTo(text: string, from: JsonPath, list: JsonPath, index: number): string {
  const { root } = readJson(text);
  const node = nodeAt(root, from);
  const own = node?.parent;
  const target = nodeAt(root, list);
  if (!node || own?.type !== 'array') return text;
  if (own === target) return reordered(text, own, Number(from.at(-1)), index);
  const raw = rawOf(text, node);
  const without = removeAt(text, from);
  const now = nodeAt(readJson(without).root, list);
  if (now?.type !== 'array') return text;
  return insertRaw(without, now, index, () => raw);
}

/** The items change places; the text between them stays. */
function reordered(text: string, list: Node, from: number, to: number): string {
  const items = list.children ?? [];
  const raws = items.map((one) => rawOf(text, one));
  const [moved = ''] = raws.splice(from, 1);
  raws.splice(Math.max(0, Math.min(to, raws.length)), 0, moved);
  return items.reduceRight(
    (now, item, at) => replaced(now, item.offset, endOf(item), raws[at] ?? ''),
    text,
  );
}

function insertRaw(
  text: string,
  list: Node,
  index: number,
  rawAt: (indent: string) => string,
): string {
  const items = list.children ?? [];
  const here = items[Math.max(0, index)];
  const last = items.at(-1);
  if (here) {
    const gap = gapBefore(text, here);
    const raw = rawAt(indentAt(text, here.offset));
    return replaced(text, here.offset, here.offset, `${raw},${gap}`);
  }
  if (last) {
    const raw = rawAt(indentAt(text, last.offset));
    return replaced(text, endOf(last), endOf(last), `,${gapBefore(text, last)}${raw}`);
  }
  return replaced(text, list.offset + 1, endOf(list) - 1, aloneIn(text, list, rawAt));
}

function addMember(text: string, object: Node | undefined, name: unknown, value: unknown): string {
  if (object?.type !== 'object' || typeof name !== 'string') return text;
  const layout = layoutOf(text);
  const colon = layout.unit === null ? ':' : ': ';
  const rawAt = (indent: string) =>
    `${JSON.stringify(name)}${colon}${written(value, layout, indent)}`;
  const last = object.children?.at(-1);
  if (last) {
    const raw = rawAt(indentAt(text, last.offset));
    return replaced(text, endOf(last), endOf(last), `,${gapBefore(text, last)}${raw}`);
  }
  return replaced(text, object.offset + 1, endOf(object) - 1, aloneIn(text, object, rawAt));
}

/** The content of an array or object that gets its first item. */
function aloneIn(text: string, holder: Node, rawAt: (indent: string) => string): string {
  const { unit, eol } = layoutOf(text);
  if (unit === null) return rawAt('');
  const outer = indentAt(text, holder.offset);
  const inner = outer + unit;
  return `${eol}${inner}${rawAt(inner)}${eol}${outer}`;
}

/** The whitespace in front of an item, by which the next is set off too. */
function gapBefore(text: string, { offset }: Node): string {
  return /\s*$/.exec(text.slice(0, offset))?.[0] ?? '';
}

function isWrittenAlready(node: Node, value: unknown): boolean {
  return JSON.stringify(getNodeValue(node)) === JSON.stringify(value);
}

function replaced(text: string, from: number, to: number, raw: string): string {
  return text.slice(0, from) + raw + text.slice(to);
}

/** Detects the layout of a text. An empty text is laid out with two spaces. */
function layoutOf(text: string): Layout {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const [, unit] = /\n([ \t]+)\S/.exec(text) ?? [];
  if (unit !== undefined) return { unit, eol };
  const isOneLine = text.trim().length > 2 && !text.trim().includes('\n');
  return { unit: isOneLine ? null : '  ', eol };
}

/** A value as text, its further lines as deep as the line it begins in. */
function written(value: unknown, { unit, eol }: Layout, indent: string): string {
  if (unit === null) return JSON.stringify(value);
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}

/** The whitespace that the line of a place begins with. */
function indentAt(text: string, offset: number): string {
  const line = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(line, offset))?.[0] ?? '';
}
