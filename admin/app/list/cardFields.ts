import type { RaRecord } from 'react-admin';
import type {
  CatalogueField,
  CatalogueResource,
} from '../../../plugins/core/catalogue/catalogue.ts';
import { titleReference } from '../catalogue/titleReference.ts';

const mostOnCard = 6;

/** What stands below the title and state of a card: fields that say something the title does not. */
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
