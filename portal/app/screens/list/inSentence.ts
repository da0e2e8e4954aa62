/** Within a sentence a name begins small, unless it is written in capitals. */
export function inSentence(name: string): string {
  return /^.\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
