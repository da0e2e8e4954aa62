import type {
  Catalogue,
  CatalogueField,
  CatalogueResource,
} from '#plugins/core/catalogue/catalogue.ts';
import { decisiveOrder, listedFields } from '../catalogue/listedFields.ts';
import { isTagged } from '../catalogue/tagOf.ts';

const mostFacts = 4;

/**
 * The facts that a decision depends on, the reason before comments on it, then the columns of the list;
 * without those shown elsewhere in the queue's row.
 */
export function factsOf(
  resource: CatalogueResource,
  catalogue: Catalogue,
  record: Record<string, unknown>,
  since: string | null,
): CatalogueField[] {
  const decisive = decisiveOrder(resource.fields.filter((field) => isTagged(field, 'decides')));
  return [...new Set([...decisive, ...listedFields(resource, catalogue)])]
    .filter((field) => !isTagged(field, 'sum'))
    .filter(({ name }) => ![resource.labelField, resource.statusField, since].includes(name))
    .filter(({ name }) => name !== 'createdAt')
    .filter(({ name }) => (record[name] ?? null) !== null)
    .filter((field, place) => place < mostFacts || decisive.includes(field));
}
