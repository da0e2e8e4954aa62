/** What holds brackets that mean nothing, and the brackets that do. */
const tokens = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*|[{[(]|[}\])]/g;

/** How many brackets of a document are within each other at most, found without parsing it. */
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
