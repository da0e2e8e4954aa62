/**
 * `{{client.name}}`: a value of the row. Those that begin with `>` are rendered parts; see
 * `rendered-part.ts`.
 */
export const PLACEHOLDER = /\{\{(?!>)\s*([^{}]*?)\s*\}\}/g;

/**
 * Placeholders available in every text: the addresses of portal and console, and the reader's personal link.
 */
export const PLATFORM_PLACEHOLDERS = ['portal', 'console', 'entrance'];

/** All values of its row that a text uses. */
export function placeholdersIn(source: string): string[] {
  const paths = [...source.matchAll(PLACEHOLDER)].map(([, path = '']) => path);
  return [...new Set(paths)].filter((path) => !PLATFORM_PLACEHOLDERS.includes(path));
}
