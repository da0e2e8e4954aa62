import type { Token, Tokens } from 'marked';
import { html, type Markup } from '#shared/html.ts';
import { renderedPart } from '#shared/texts/rendered-part.ts';
import type { WrittenLanguage } from '../format/written-values.ts';
import { mailParts } from '../mail/mail-layout.ts';
import { fillAddress, fillText } from './fill-text.ts';

type Say = (path: string) => string;

/** The parts that the module's code has rendered, by their names in the text. */
export type RenderedParts = Record<string, Block>;

/** A block of a text: as HTML for mail, and as plain text. */
export type Block = { html: Markup; text: string };

const nothing: Block = { html: html``, text: '' };

/**
 * Renders a block of Markdown. Values of the row are inserted after parsing, so they are never more than
 * text. A link on its own is a button; a quotation that starts with bold text has that above it.
 */
export function blockOf(
  token: Token,
  language: WrittenLanguage,
  say: Say,
  parts: RenderedParts = {},
): Block {
  switch (token.type) {
    case 'paragraph':
      return (
        parts[renderedPart(token.raw) ?? ''] ??
        paragraph((token as Tokens.Paragraph).tokens, language, say)
      );
    case 'blockquote':
      return quotation(token as Tokens.Blockquote, say);
    case 'list':
      return list(token as Tokens.List, say);
    default:
      return nothing;
  }
}

function paragraph(tokens: Token[], language: WrittenLanguage, say: Say): Block {
  const [only, ...more] = tokens;
  if (only?.type === 'link' && more.length === 0) {
    const { href, tokens: label } = only as Tokens.Link;
    const [to, caption] = [fillAddress(href, say), inline(label, say).text];
    return { html: mailParts.button(caption, to, language), text: `${caption}:\n${to}` };
  }
  const { markup, text } = inline(tokens, say);
  return { html: mailParts.paragraph(markup), text };
}

function quotation({ tokens }: Tokens.Blockquote, say: Say): Block {
  const paragraphs = tokens.filter(({ type }) => type === 'paragraph') as Tokens.Paragraph[];
  const [first] = paragraphs;
  const isLabelled = first?.tokens.length === 1 && first.tokens[0]?.type === 'strong';
  const label = isLabelled ? inline(first.tokens, say).text : '';
  const caption = (isLabelled ? paragraphs.slice(1) : paragraphs)
    .map((one) => inline(one.tokens, say).text)
    .join('\n\n');
  if (caption.trim() === '') return nothing;
  return { html: mailParts.quote(label, caption), text: label ? `${label}:\n${caption}` : caption };
}

function list({ items, ordered }: Tokens.List, say: Say): Block {
  const rows = items.map((item) => inline(item.tokens, say));
  const text = rows.map((row, at) => `${ordered ? `${at + 1}.` : '–'} ${row.text}`).join('\n');
  return { html: mailParts.list(rows.map((row) => row.markup)), text };
}

function inline(tokens: Token[], say: Say): { markup: Markup; text: string } {
  const parts = tokens.map((token) => piece(token, say));
  return {
    markup: html`${parts.map((part) => part.markup)}`,
    text: parts.map((part) => part.text).join(''),
  };
}

function piece(token: Token, say: Say): { markup: Markup; text: string } {
  const within = 'tokens' in token && token.tokens ? inline(token.tokens, say) : null;
  if (!within) {
    const text = token.type === 'br' ? '\n' : fillText('text' in token ? token.text : '', say);
    return { markup: html`${text}`, text };
  }
  const { markup, text } = within;
  switch (token.type) {
    case 'strong':
      return { markup: html`<strong>${markup}</strong>`, text };
    case 'em':
      return { markup: html`<em>${markup}</em>`, text };
    case 'link': {
      const href = fillAddress(token.href, say);
      return { markup: html`<a href="${href}">${markup}</a>`, text: `${text} (${href})` };
    }
    default:
      return within;
  }
}
