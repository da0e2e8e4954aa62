/** Comments, strings and quoted names, whose content is not syntax. */
export const quoted = /--[^\n]*|\/\*[\s\S]*?\*\/|(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'|"[^"]*"/g;

/**
 * The statements of a text, each with the comments above it; the text after the last statement comes last.
 */
export function statements(text: string): string[] {
  const blank = text.replace(quoted, (part) => part.replaceAll(';', ' '));
  const ends = [...blank.matchAll(/;/g)].map(({ index }) => index + 1);
  return [0, ...ends].map((from, at) => text.slice(from, ends[at]));
}
