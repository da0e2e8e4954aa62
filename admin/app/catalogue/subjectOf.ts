import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { holds } from './holds.ts';

/**
 * The table that a row of a log speaks of: it stands, by name, in the column that holds a table.
 * Undefined for a table that operators do not see.
 */
export function subjectOf(
  { resources }: Catalogue,
  log: CatalogueResource | undefined,
  record: object | undefined,
): CatalogueResource | undefined {
  const naming = log?.fields.find((field) => holds(field) === 'table');
  const table: unknown = naming && record && Reflect.get(record, naming.name);
  return resources.find((resource) => resource.table === table);
}
