import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';

const namesTable = new Set(['tableName', 'entity']);

/** The resource a log speaks of, where a column holds the name of a table. */
export function tableNamed(
  catalogue: Catalogue,
  field: CatalogueField,
  value: unknown,
): CatalogueResource | undefined {
  if (!namesTable.has(field.name)) return undefined;
  return catalogue.resources.find(({ table }) => table === value);
}
