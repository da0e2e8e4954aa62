/** The first line of a text that has a word in it, counted from 1; 1 when none has. */
export function lineOf(text: string, word: string): number {
  const at = word ? text.indexOf(word) : -1;
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}
