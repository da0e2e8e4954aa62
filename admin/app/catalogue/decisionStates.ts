import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

const isOperator = (actor: string) => actor.startsWith('OPERATOR');

/**
 * The states in which a row waits for operators: at least one way out of them can be taken by
 * nobody else. A state that also an owner or the worker can leave every way does not wait for us.
 */
export function decisionStates(resource: CatalogueResource): string[] {
  const rows = resource.transitions;
  // One move may stand in several rows, one for each kind of actor: all of them count.
  const actorsOf = (from: string, action: string) =>
    rows.filter((row) => row.from === from && row.action === action).flatMap((row) => row.actors);
  const states = rows
    .filter(({ mutation }) => mutation !== null)
    .flatMap(({ from, action }) => (from === null ? [] : [{ from, action }]))
    .filter(({ from, action }) => actorsOf(from, action).every(isOperator))
    .map(({ from }) => from);
  return [...new Set(states)];
}
