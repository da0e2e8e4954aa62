import { conditionsOf } from '#forms/describe/conditions-of.ts';
import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { Operator } from './operatorTransitions.ts';
import { givesOwnInputs, ownInputs } from './ownInputs.ts';
import { type RowAction, rowActions, rowInput } from './rowActions.ts';

type Row = Record<string, unknown>;

/**
 * Whether one form serves for all rows: its inputs apply to all rows, such as a reason, or come from each row.
 * Questions that depend on the row do not.
 */
function isForMany(
  { mutation, to }: RowAction,
  resource: CatalogueResource,
  rows: readonly Row[],
): boolean {
  const { properties = {} } = mutation.schema;
  const key = rowInput(mutation, resource);
  const own = new Set([key, ...ownInputs(mutation, key)]);
  const others = Object.entries(properties).filter(([name]) => !own.has(name));
  return (
    to !== null &&
    !mutation.givesToken &&
    conditionsOf(mutation.schema, mutation.ui).length === 0 &&
    givesOwnInputs(mutation, resource, rows) &&
    others.every(([, { type }]) => {
      const kinds = [type].flat();
      return kinds.includes('string') || kinds.includes('boolean');
    })
  );
}

/** The transitions that this operator may take on each of some rows, with one input for all of them. */
export function sharedActions(
  catalogue: Catalogue,
  resource: CatalogueResource,
  rows: readonly Row[],
  operator: Operator | null,
): RowAction[] {
  const [first, ...others] = rows.map((row) => rowActions(catalogue, resource, row, operator));
  return (first ?? []).filter(
    (action) =>
      isForMany(action, resource, rows) &&
      others.every((actions) =>
        actions.some(({ name, to }) => name === action.name && to !== null),
      ),
  );
}

/** Whether an operator may ever take a transition on several rows of a list, so that they can be selected. */
export function canAct(
  catalogue: Catalogue,
  resource: CatalogueResource,
  operator: Operator | null,
) {
  const states = new Set(resource.transitions.map(({ from }) => from));
  return [...states].some((status) => {
    if (status === null || resource.statusField === null) return false;
    const row = { [resource.statusField]: status };
    return sharedActions(catalogue, resource, [row], operator).length > 0;
  });
}
