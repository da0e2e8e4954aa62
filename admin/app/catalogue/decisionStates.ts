import type { CatalogueResource } from '../../../plugins/core/catalogue/catalogue.ts';

const isOperator = (actor: string) => actor.startsWith('OPERATOR');

/**
 * The states in which a row waits for operators: at least one way out of them can be taken by
 * nobody else. A state that also an owner or the worker can leave every way does not wait for us.
 */
export function decisionStates(resource: CatalogueResource): string[] {
  const states = resource.transitions
    .filter(
      ({ from, mutation, actors }) =>
        from !== null && mutation !== null && actors.length > 0 && actors.every(isOperator),
    )
    .flatMap(({ from }) => from ?? []);
  return [...new Set(states)];
}
