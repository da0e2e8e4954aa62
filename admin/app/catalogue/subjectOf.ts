import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { holds } from './holds.ts';

/**
 * The table a row of a log refers to: the column that holds a table has its name. Undefined for a table that
 * operators do not see.
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
