import type { Catalogue, CatalogueField } from '#plugins/core/catalogue/catalogue.ts';
import { tagOf } from './tagOf.ts';

/** The column or computed field that has the unit of a figure, by the figure's tag `@unit`. */
export function unitColumn(
  { resources }: Catalogue,
  field: CatalogueField,
): CatalogueField | undefined {
  const column = tagOf(field, 'unit');
  const owner = column && resources.find(({ fields }) => fields.includes(field));
  return owner ? owner.fields.find((other) => (other.column ?? other.name) === column) : undefined;
}
