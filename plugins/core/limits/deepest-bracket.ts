/**
 * Matches brackets, and the tokens within which brackets mean nothing. A text that does not end reaches to the end of its
 * line or of the document, where reading stops: looked for at each quotation mark anew, its end took quadratic time.
 */
const tokens = /"""(?:\\"""|[\s\S])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n]*|[{[(]|[}\])]/g;

/** The deepest nesting of brackets in a document, found without parsing it. */
export function deepestBracket(document: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of document.matchAll(tokens)) {
    if ('{[('.includes(token)) depth += 1;
    if ('}])'.includes(token)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
