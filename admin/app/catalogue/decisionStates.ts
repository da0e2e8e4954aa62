import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The states in which a row waits for operators: those whose transitions declare the outcome OPERATORS. An
 * available transition is not enough, since a finished row can often be reopened and a running one stopped.
 */
export function decisionStates({ transitions }: CatalogueResource): string[] {
  const waiting = transitions.filter(({ outcome }) => outcome === 'OPERATORS').map(({ to }) => to);
  return [...new Set(waiting)];
}
