import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import { isAmong, type Operator } from './operatorTransitions.ts';
import { type RowAction, rowInput } from './rowActions.ts';

/**
 * Mutations by which this operator, or with none any of them, makes a row without another one: the first steps of
 * its transitions, and where there are none, those that give a row of the table and name the operators who may call
 * them.
 */
export function createActions(
  { mutations }: Catalogue,
  resource: CatalogueResource,
  operator: Operator | null,
): RowAction[] {
  const steps = resource.transitions.filter(({ from }) => from === null);
  return mutations.flatMap((mutation): RowAction[] => {
    const isOfRow =
      rowInput(mutation, resource) !== null || 'id' in (mutation.schema.properties ?? {});
    if (isOfRow) return [];
    const step = steps.find(
      (one) => one.mutation === mutation.name && isAmong(one.actors, operator),
    );
    const makesRow =
      mutation.payloadType === resource.typeName &&
      mutation.performs.length === 0 &&
      isAmong(mutation.actors ?? [], operator);
    return step || makesRow ? [{ name: mutation.name, mutation, to: step?.to ?? null }] : [];
  });
}

/** Whether any operator adds rows, by a form or a button; else they come by themselves. */
export function isAddedByHand(catalogue: Catalogue, resource: CatalogueResource): boolean {
  return (
    resource.operations.createInput !== null || createActions(catalogue, resource, null).length > 0
  );
}
