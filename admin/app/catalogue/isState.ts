import type { CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';

/** Whether an enum is a state rather than a kind. */
export function isState(of: CatalogueEnum | undefined): boolean {
  if (!of) return false;
  const tags = Object.keys(of.tags);
  return Object.keys(of.outcomes).length > 0 || tags.some((tag) => tag.startsWith('tone.'));
}
