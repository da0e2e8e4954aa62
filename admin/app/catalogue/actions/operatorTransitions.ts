import type {
  CatalogueOperator,
  CatalogueResource,
  CatalogueTransition,
} from '#plugins/core/catalogue/catalogue.ts';

/** The signed-in operator. */
export type Operator = CatalogueOperator;

/**
 * The moves this operator may make from a status. The database decides again; this only keeps
 * buttons away that would be refused.
 */
export function operatorTransitions(
  resource: CatalogueResource,
  status: unknown,
  operator: Operator | null,
): CatalogueTransition[] {
  const found = resource.transitions.filter(
    ({ from, mutation, actors }) =>
      from === status &&
      from !== null &&
      mutation !== null &&
      actors.some((actor) =>
        operator ? operator.actors.includes(actor) : actor.startsWith('OPERATOR'),
      ),
  );
  // A transition may have several rows, one for each kind of actor. It is still one button.
  return found.filter(({ action }, place) => found.findIndex((t) => t.action === action) === place);
}
