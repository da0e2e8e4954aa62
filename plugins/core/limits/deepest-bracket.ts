/**
 * Matches brackets, and the tokens within which brackets mean nothing. An unfinished text extends to the end of
 * its line or of the document, where reading stops: searching for its end again at each quotation mark took
 * quadratic time.
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
