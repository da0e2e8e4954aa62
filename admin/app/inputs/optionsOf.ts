import type { CatalogueEnum } from '#plugins/core/catalogue/catalogue.ts';
import type { Labels } from '../catalogue/labels/labels.ts';

/** An enum's values as choices, in the order of the database. */
export function optionsOf(of: CatalogueEnum | undefined, labels: Labels, only?: string[] | null) {
  const values = only ?? of?.values.map(({ value }) => value) ?? [];
  return values.map((value) => ({ id: value, name: labels.value(of, value) }));
}
