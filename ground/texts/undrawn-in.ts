import type { Token } from 'marked';

const DRAWN = [
  'paragraph',
  'blockquote',
  'list',
  'list_item',
  'link',
  'strong',
  'em',
  'text',
  'br',
];
const SILENT = ['space', 'escape', 'def'];

/** Markdown elements that mails do not support, such as tables, HTML or pictures. */
export function undrawnIn(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (SILENT.includes(token.type)) return [];
    if (!DRAWN.includes(token.type)) return [token];
    if (token.type === 'list') return undrawnIn(token.items);
    return 'tokens' in token ? undrawnIn(token.tokens ?? []) : [];
  });
}
