/** XML that has been made safe. Only `xmlElement` makes it. */
export type Xml = { readonly xml: string };

export type XmlContent =
  | Xml
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly (Xml | null)[];

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Writes an element whose text is escaped. An element without content is null and vanishes from its
 * parent, since most schemas refuse empty elements. Elements of elements take a line each, so that
 * line numbers in reports lead somewhere.
 */
export function xmlElement(
  name: string,
  content: XmlContent,
  attributes: Record<string, string> = {},
): Xml | null {
  const inner = written(content);
  if (inner === '') return null;
  const attributeText = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escaped(value)}"`,
  );
  return { xml: `<${name}${attributeText.join('')}>${inner}</${name}>` };
}

/** A whole document in UTF-8, without byte order mark. */
export const xmlDocument = (root: Xml | null): string => `${DECLARATION}${root?.xml ?? ''}\n`;

function written(content: XmlContent): string {
  if (content === null || content === undefined) return '';
  if (typeof content !== 'object') return escaped(String(content));
  if ('xml' in content) return `\n${content.xml}\n`;
  const parts = content.flatMap((part) => part?.xml ?? []);
  return parts.length === 0 ? '' : `\n${parts.join('\n')}\n`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot carry, not even as references. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Removes characters that XML cannot contain, without escaping. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '');

const escaped = (text: string): string =>
  xmlText(text).replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
