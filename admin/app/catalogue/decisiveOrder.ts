import type { CatalogueField } from '#plugins/core/catalogue/catalogue.ts';

/** The facts a decision rests on, the reason before what is written about it. */
export const decisiveOrder = (fields: CatalogueField[]): CatalogueField[] =>
  fields.toSorted((a, b) => Number(b.kind === 'enum') - Number(a.kind === 'enum'));
