import { quoted } from './statements.ts';

const included = /^--! Included (.*)\n([\s\S]*?)^--! EndIncluded \1$/gm;

/**
 * The position of a string, quoted name or comment that its own file never closes: an offset into the whole
 * script, or null. Postgres would read on to the next quote, perhaps an apostrophe in another file's comment,
 * and report an error there.
 */
export function unclosedText(sent: string): number | null {
  for (const { 0: whole, 2: content = '', index } of sent.matchAll(included)) {
    const blank = content.replace(quoted, (text) => ' '.repeat(text.length));
    const at = blank.search(/'|"|\/\*|\$\w*\$/);
    if (at >= 0) return index + whole.indexOf('\n') + 1 + at;
  }
  return null;
}
