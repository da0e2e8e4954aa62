/** Control characters and those that change the direction of writing; the database has the same list. */
const unclear = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a name is one line that reads as it is written, and cannot be made to look like another. */
export function isClearName(text: string): boolean {
  return !unclear.test(text);
}
