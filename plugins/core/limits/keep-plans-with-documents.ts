import type { GraphQLSchema } from 'grafast/graphql';

/** How many plans of one document are kept. */
const mostPlans = 5;

/**
 * Grafast keeps the plans of so many operations, however large each is. Kept weakly by the operation
 * instead, a plan goes with its document, and whoever bounds documents bounds plans. Grafast makes
 * its cache when it plans for the first time, under a symbol that it tells nobody.
 */
export function keepPlansWithDocuments(schema: GraphQLSchema): void {
  const own = (schema.extensions.grafast ?? {}) as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(own).find(
    ({ description }) => description === 'cacheByOperation',
  );
  if (!symbol) throw new Error('Grafast keeps its plans elsewhere, where nothing bounds them');
  if (own[symbol] instanceof WeakMap) return;
  own[symbol] = new WeakMap();
  Object.assign(own, { operationOperationPlansCacheMaxLength: mostPlans - 1 });
}
