import type { GraphQLSchema } from 'grafast/graphql';

/** The number of plans stored per document. */
const mostPlans = 5;

/**
 * Grafast stores the plans of a number of operations, however large each is. Stored weakly by the operation
 * instead, a plan is freed with its document, so the bound on documents bounds plans too. Grafast creates its
 * cache when it first plans, under a private symbol.
 */
export function cachePlansByDocument(schema: GraphQLSchema): void {
  const own = (schema.extensions.grafast ?? {}) as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(own).find(
    ({ description }) => description === 'cacheByOperation',
  );
  if (!symbol) throw new Error('Grafast keeps its plans elsewhere, where nothing bounds them');
  if (own[symbol] instanceof WeakMap) return;
  own[symbol] = new WeakMap();
  Object.assign(own, { operationOperationPlansCacheMaxLength: mostPlans - 1 });
}
