import type { Catalogue, CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';
import type { Operator } from './operatorTransitions.ts';
import { type RowAction, rowActions, rowInput } from './rowActions.ts';

/** Something operators may do with a row in its state, but this one not, and why. */
export interface WithheldAction extends RowAction {
  /**
   * `role`: requires another role; `row`: the row does not meet a condition; `own`: requires another
   * operator.
   */
  because: 'role' | 'row' | 'own';
  /** The roles that may take it. */
  roles: string[];
}

const PREFIX = 'OPERATOR_';

/** The actions that are shown but not available, with the roles that may take them and the reason. */
export function withheldActions(
  catalogue: Catalogue,
  resource: CatalogueResource,
  record: Record<string, unknown>,
  operator: Operator | null,
): WithheldAction[] {
  const offered = new Set(
    rowActions(catalogue, resource, record, operator).map(({ name }) => name),
  );
  const moves = resource.transitions.filter(
    ({ action, from }) =>
      from !== null && from === record[resource.statusField ?? ''] && !offered.has(action),
  );
  return [...Map.groupBy(moves, ({ action }) => action)].flatMap(([name, rows]) => {
    const mutation = catalogue.mutations.find((one) => one.name === rows[0]?.mutation);
    const roles = rows.flatMap(({ actors }) => actors.filter((one) => one.startsWith(PREFIX)));
    // An action taken through another row is shown there.
    if (!mutation || rowInput(mutation, resource) === null || roles.length === 0) return [];
    const mine = rows.filter(({ actors }) => actors.some((one) => operator?.actors.includes(one)));
    const because =
      mine.length === 0 ? 'role' : mine.every(({ condition }) => condition) ? 'row' : 'own';
    const able = [...new Set([...roles, `${PREFIX}ADMIN`])].map((one) => one.slice(PREFIX.length));
    return [{ name, mutation, to: rows[0]?.to ?? null, because, roles: able } as const];
  });
}
