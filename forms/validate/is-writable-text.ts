/** Half a character: the first part of a pair without its second, or the other way round. */
const half = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Whether Postgres can hold a text: it accepts no NUL and no lone surrogates. */
export function isWritableText(text: string): boolean {
  return !text.includes('\0') && !half.test(text);
}
