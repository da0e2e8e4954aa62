import type {
  CatalogueResource,
  CatalogueTransition,
} from '../../../plugins/core/catalogue/catalogue.ts';
import type { Operator } from './Operator.ts';

/**
 * The moves this operator may make from a status. The database decides again; this only keeps
 * buttons away that would be refused.
 */
export function operatorTransitions(
  resource: CatalogueResource,
  status: unknown,
  operator: Operator | null,
): CatalogueTransition[] {
  return resource.transitions.filter(
    ({ from, mutation, actors }) =>
      from === status &&
      from !== null &&
      mutation !== null &&
      actors.some((actor) =>
        operator ? operator.actors.includes(actor) : actor.startsWith('OPERATOR'),
      ),
  );
}
