import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { Operator } from './operatorTransitions.ts';
import { type RowAction, rowInput } from './rowActions.ts';

/**
 * Mutations by which this operator makes a row without another one: the first steps of its transitions, and where there are
 * none, those that give a row of the table and name the operators who may call them.
 */
export function createActions(
  { mutations }: Catalogue,
  resource: CatalogueResource,
  operator: Operator | null,
): RowAction[] {
  const mayAct = (actors: readonly string[]) =>
    !operator || actors.some((one) => operator.actors.includes(one));
  const steps = resource.transitions.filter(({ from }) => from === null);
  return mutations.flatMap((mutation): RowAction[] => {
    const isOfRow =
      rowInput(mutation, resource) !== null || 'id' in (mutation.schema.properties ?? {});
    if (isOfRow) return [];
    const step = steps.find((one) => one.mutation === mutation.name && mayAct(one.actors));
    const makesRow =
      mutation.payloadType === resource.typeName &&
      mutation.performs.length === 0 &&
      mayAct(mutation.actors ?? []);
    return step || makesRow ? [{ name: mutation.name, mutation, to: step?.to ?? null }] : [];
  });
}
