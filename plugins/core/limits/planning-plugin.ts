import 'grafserv';
import type { GraphQLSchema } from 'grafast/graphql';
import { holdBack } from '../requests/hold-back.ts';
import type { PlanningGate } from './planning-gate.ts';

/** The number of plans stored per document. */
const mostPlans = 5;

/** Limits the server time that callers may spend on new documents. */
export function planningPlugin(gate: PlanningGate): GraphileConfig.Plugin {
  const { documents } = gate;
  return {
    name: 'PlanningPlugin',
    description: 'Bounds what reading and planning new documents may cost, and keeps the known.',
    after: ['PersistedOperationsPlugin', 'LimitsPlugin', 'RequestsPlugin'],
    grafserv: {
      middleware: {
        setPreset(next, event) {
          const original = event.getExecutionConfig;
          event.getExecutionConfig = async function withDocuments(context) {
            const config = await original.call(this, context);
            return { ...config, parseAndValidate: (text) => documents.read(text) };
          };
          return next();
        },
        async processGraphQLRequestBody(next, { body, request, graphqlWsContext }) {
          try {
            await gate.take(body.query, { http: request, socket: graphqlWsContext });
          } catch (error) {
            await holdBack(error, request?.requestContext.node?.res);
            throw error;
          }
          return next();
        },
      },
    },
    grafast: {
      middleware: {
        execute: (next, { args }) => gate.run(args, next),
        subscribe: (next, { args }) => gate.run(args, next),
        establishOperationPlan(next, { schema, args }) {
          const plan = next();
          cachePlansByDocument(schema);
          documents.planned(args.document, plan);
          return plan;
        },
      },
    },
  };
}

/**
 * Grafast stores the plans of a number of operations, however large each is. Stored weakly by the operation
 * instead, a plan is freed with its document, so the bound on documents bounds plans too. Grafast creates its
 * cache when it first plans, under a private symbol.
 */
function cachePlansByDocument(schema: GraphQLSchema): void {
  const own = (schema.extensions.grafast ?? {}) as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(own).find(
    ({ description }) => description === 'cacheByOperation',
  );
  if (!symbol) throw new Error('Grafast keeps its plans elsewhere, where nothing bounds them');
  if (own[symbol] instanceof WeakMap) return;
  own[symbol] = new WeakMap();
  Object.assign(own, { operationOperationPlansCacheMaxLength: mostPlans - 1 });
}
