import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { rowInput } from '../catalogue/rowInput.ts';
import { useKnowledge } from '../catalogue/useKnowledge.ts';
import { isWritable } from '../form/isWritable.ts';

/** Whether this operator may do anything with related rows in place; see `RowTools`. */
export function useHasTools(resource: CatalogueResource, isTie: boolean): boolean {
  const { catalogue } = useKnowledge();
  const hasActions = isTie && catalogue.mutations.some((one) => rowInput(one, resource) !== null);
  return isWritable(resource, 'edit') || resource.operations.delete !== null || hasActions;
}
