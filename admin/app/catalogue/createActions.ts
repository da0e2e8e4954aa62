import type { Catalogue, CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';
import type { Operator } from './Operator.ts';
import type { RowAction } from './RowAction.ts';
import { rowInput } from './rowInput.ts';

/** Mutations by which this operator makes a row: the first steps of its transitions that need no other row. */
export function createActions(
  { mutations }: Catalogue,
  resource: CatalogueResource,
  operator: Operator | null,
): RowAction[] {
  const first = resource.transitions.filter(
    ({ from, actors }) =>
      from === null && (!operator || actors.some((one) => operator.actors.includes(one))),
  );
  return mutations.flatMap((mutation): RowAction[] => {
    const step = first.find((one) => one.mutation === mutation.name);
    const isOfRow =
      rowInput(mutation, resource) !== null || 'id' in (mutation.schema.properties ?? {});
    return step && !isOfRow ? [{ name: mutation.name, mutation, to: step.to }] : [];
  });
}
