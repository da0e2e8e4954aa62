import type {
  CatalogueOperator,
  CatalogueResource,
  CatalogueTransition,
} from '#plugins/core/catalogue/catalogue.ts';

/** The signed-in operator. */
export type Operator = CatalogueOperator;

/**
 * The moves this operator may make from a status. The database checks again; this only hides
 * buttons away that would be refused.
 */
export function operatorTransitions(
  resource: CatalogueResource,
  status: unknown,
  operator: Operator | null,
): CatalogueTransition[] {
  const found = resource.transitions.filter(
    (step) => step.mutation !== null && mayTake(step, status, operator),
  );
  // A transition may have several rows, one for each kind of actor. It is still one button.
  return found.filter(({ action }, place) => found.findIndex((t) => t.action === action) === place);
}

/** Whether a step leads on from that status, and operators like this one may take it. */
export function mayTake(
  { from, actors }: CatalogueTransition,
  status: unknown,
  operator: Operator | null,
): boolean {
  return from !== null && from === status && isAmong(actors, operator);
}

/** Whether an operator is one of those actors; without one, whether any operator is. */
export function isAmong(actors: readonly string[], operator: Operator | null): boolean {
  return actors.some((actor) =>
    operator ? operator.actors.includes(actor) : actor.startsWith('OPERATOR_'),
  );
}
