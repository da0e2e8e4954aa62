import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { CatalogueMutation } from '#plugins/core/catalogue/catalogue-mutation.ts';
import { isAmong, mayTake, type Operator, operatorTransitions } from './operatorTransitions.ts';

/** Something to be done with a row: a transition, or any other mutation that takes the row. */
export interface RowAction {
  /** The verb: `approve`, `impersonateAccount`. */
  name: string;
  mutation: CatalogueMutation;
  /** The state it leads to; null when it is no transition. */
  to: string | null;
}

/**
 * The actions this operator may take on a row in its state: first its transitions, then mutations that take a
 * row of this type without a transition, such as acting in a customer's name. `@actors` names the roles that
 * may call those.
 */
export function rowActions(
  { mutations }: Catalogue,
  resource: CatalogueResource,
  record: Record<string, unknown>,
  operator: Operator | null,
): RowAction[] {
  const status = record[resource.statusField ?? ''];
  // If the API lists the available actions of each row, that list decides.
  const open: unknown = record.availableActions;
  const isOpen = (action: string) => !Array.isArray(open) || open.includes(action);
  const moves = operatorTransitions(resource, status, operator).flatMap(
    ({ action, mutation: name, to }) => {
      const mutation = mutations.find((item) => item.name === name);
      // A step taken through another row, as an invoice by its payment, is offered on that row.
      const isHere = mutation && rowInput(mutation, resource) !== null;
      return isHere && isOpen(action) ? [{ name: action, mutation, to }] : [];
    },
  );
  const moving = new Set(resource.transitions.map(({ mutation }) => mutation));
  const others = mutations
    .filter((mutation) => !moving.has(mutation.name) && rowInput(mutation, resource) !== null)
    .filter(({ actors }) => !actors || isAmong(actors, operator))
    .filter(({ offeredWhile }) => {
      if (!offeredWhile) return true;
      return (record[offeredWhile.field] != null) === offeredWhile.isSet;
    })
    // A second mutation that takes a step, as writing off settles an invoice, waits for the state of that step.
    .filter((mutation) => {
      const steps = stepsOf(mutation, resource);
      return steps.length === 0 || steps.some((step) => mayTake(step, status, operator));
    })
    .map((mutation) => ({ name: mutation.name, mutation, to: null }));
  return [...moves, ...others];
}

/** The steps that a mutation takes with a row which is there already. */
const stepsOf = ({ performs }: CatalogueMutation, { table, transitions }: CatalogueResource) =>
  transitions.filter(
    ({ action, from }) => from !== null && performs.includes(`${table} ${action}`),
  );

/** Whether the action is a rejection: the state it leads to is a bad end. */
export function isRefusal({ transitions }: CatalogueResource, { to }: RowAction): boolean {
  return transitions.some((move) => move.to === to && move.outcome === 'BAD_END');
}

/**
 * The input of a mutation that takes the row it is called on: its `id` where it has one, else the first id
 * of the row's type. Null when its `id` is of another type.
 */
export function rowInput(mutation: CatalogueMutation, resource: CatalogueResource): string | null {
  const { properties = {} } = mutation.schema;
  if (properties.id?.nodeType && properties.id.nodeType !== resource.typeName) return null;
  const found = Object.entries(properties).find(([, part]) => part.nodeType === resource.typeName);
  return found?.[0] ?? null;
}
