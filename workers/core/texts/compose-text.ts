import type { ParsedText } from '#shared/texts/parse-text.ts';
import type { WrittenLanguage } from '../format/written-values.ts';
import { type ComposedMail, mailLayout } from '../mail/mail-layout.ts';
import { blockOf, type RenderedParts } from './block-of.ts';
import { fillText } from './fill-text.ts';

/** Makes a mail of a text: its Markdown in the look of every mail, and the same as plain text. */
export function composeText(
  { head, tokens }: ParsedText,
  language: WrittenLanguage,
  say: (path: string) => string,
  parts: RenderedParts = {},
): ComposedMail {
  const blocks = tokens
    .map((token) => blockOf(token, language, say, parts))
    .filter((block) => block.text !== '');
  const filled = (key: string) => fillText(head[key] ?? '', say);
  const subject = filled('subject').replace(/\s+/g, ' ').trim();
  const title = filled('title') || subject;
  const footer = filled('footer');
  const html = mailLayout({
    language,
    subject,
    title,
    footer,
    preview: (filled('preview') || (blocks[0]?.text ?? '')).slice(0, 200),
    body: blocks.map((block) => block.html),
  });
  const text = [title, ...blocks.map((block) => block.text), `--\n${footer}`].join('\n\n');
  return { subject, html, text: `${text}\n` };
}

/** The same for texts without subject and layout, such as an SMS. */
export function plainText(
  { tokens }: ParsedText,
  language: WrittenLanguage,
  say: (path: string) => string,
): string {
  return tokens
    .map((token) => blockOf(token, language, say).text)
    .filter(Boolean)
    .join('\n\n');
}
