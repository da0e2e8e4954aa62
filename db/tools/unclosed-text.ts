import { quoted } from './statements.ts';

const included = /^--! Included (.*)\n([\s\S]*?)^--! EndIncluded \1$/gm;

/**
 * Where a text, quoted name or comment begins that its own file never ends: an offset into all that
 * is sent, or null. Postgres would read on to the next quote, be it an apostrophe in the comment of
 * another file, and complain of what stands there.
 */
export function unclosedText(sent: string): number | null {
  for (const { 0: whole, 2: content = '', index } of sent.matchAll(included)) {
    const blank = content.replace(quoted, (text) => ' '.repeat(text.length));
    const at = blank.search(/'|"|\/\*|\$\w*\$/);
    if (at >= 0) return index + whole.indexOf('\n') + 1 + at;
  }
  return null;
}
