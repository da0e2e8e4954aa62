import type { RaRecord } from 'react-admin';
import type { CatalogueField, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { titleReference } from '../catalogue/labels/titleReference.ts';

const mostOnCard = 6;

/** The fields below the title and state of a card: those that add information. */
export function cardFields(
  resource: CatalogueResource,
  listed: CatalogueField[],
  record: RaRecord,
): CatalogueField[] {
  const above = new Set([
    resource.labelField,
    resource.statusField,
    titleReference(resource)?.name,
  ]);
  return listed
    .filter(({ name }) => !above.has(name) && (record[name] ?? null) !== null)
    .slice(0, mostOnCard);
}
