/** Matches brackets, and the tokens within which brackets mean nothing. */
const tokens = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{[(]|[}\])]/g;

/** The deepest nesting of brackets in a document, found without parsing it. */
export function deepestBracket(document: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of document.matchAll(tokens)) {
    if (token.length > 1 || token === '#') continue;
    depth += '{[('.includes(token) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
