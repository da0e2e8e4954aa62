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

/** What of a text's Markdown is in no mail, such as a table, HTML or a picture. */
export function undrawnIn(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (SILENT.includes(token.type)) return [];
    if (!DRAWN.includes(token.type)) return [token];
    if (token.type === 'list') return undrawnIn(token.items);
    return 'tokens' in token ? undrawnIn(token.tokens ?? []) : [];
  });
}
