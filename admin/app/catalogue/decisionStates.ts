import type { CatalogueResource } from '#plugins/core/catalogue/catalogue.ts';

/**
 * The states in which a row waits for operators: those that the transitions declare to. That an operator may still
 * leave a state is not enough, since what is done can often be taken up again, and what is under way be stopped.
 */
export function decisionStates({ transitions }: CatalogueResource): string[] {
  const waiting = transitions.filter(({ outcome }) => outcome === 'OPERATORS').map(({ to }) => to);
  return [...new Set(waiting)];
}
