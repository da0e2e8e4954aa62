/** `{{client.name}}`: what the row says there. What begins with `>` is drawn; see `drawn-part.ts`. */
export const PLACEHOLDER = /\{\{(?!>)\s*([^{}]*?)\s*\}\}/g;

/** What every text may say, whatever its row: where the portal and the console are, and the reader's own way in. */
export const SAID_OF_THE_HOUSE = ['portal', 'console', 'entrance'];

/** All that a text asks its row for. */
export function placeholdersIn(source: string): string[] {
  const paths = [...source.matchAll(PLACEHOLDER)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => !SAID_OF_THE_HOUSE.includes(path));
}
