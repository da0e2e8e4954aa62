import type { Token } from 'marked';

const RENDERED = [
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
export function unrenderableIn(tokens: Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (SILENT.includes(token.type)) return [];
    if (!RENDERED.includes(token.type)) return [token];
    if (token.type === 'list') return unrenderableIn(token.items);
    return 'tokens' in token ? unrenderableIn(token.tokens ?? []) : [];
  });
}
