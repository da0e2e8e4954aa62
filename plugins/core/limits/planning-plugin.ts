import 'grafserv';
import { holdBack } from '../requests/hold-back.ts';
import { cachePlansByDocument } from './cache-plans-by-document.ts';
import type { PlanningGate } from './planning-gate.ts';

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
