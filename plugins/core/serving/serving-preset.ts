import { makePgService } from '@dataplan/pg/adaptors/pg';
import type { GraphQLSchema } from 'grafast/graphql';
import { compiledAnswersPlugin } from '../compiled/compiled-answers-plugin.ts';
import { CompiledOperations } from '../compiled/compiled-operations.ts';
import { DirectAnswers } from '../compiled/direct-answers.ts';
import { explainDatabaseError, explainRefusal } from '../errors/explain-database-error.ts';
import { type Log, makeMaskError } from '../errors/mask-error.ts';
import { limitsPlugin } from '../limits/limits-plugin.ts';
import { PersistedOperations, persistedOperationsPlugin } from '../limits/persisted-operations.ts';
import { PlanningGate, planningPlugin } from '../limits/planning-gate.ts';
import { PlanningTime } from '../limits/planning-time.ts';
import { sharedSubscriptionsPlugin } from '../realtime/shared-subscriptions-plugin.ts';
import { makeContext } from '../requests/make-context.ts';
import { requestsPlugin } from '../requests/requests-plugin.ts';
import { TextAnswersPlugin } from '../requests/text-answers-plugin.ts';
import type { ApiKind } from '../schema/api-kind.ts';
import type { ApiOptions, ServerContext } from './server-context.ts';

const usualDeadlineMs = 15_000;
const maxBodyBytes = 16 * 1024 * 1024;

interface Serving {
  preset: GraphileConfig.Preset;
  /** Answers before Grafserv; null where Grafast answers all queries. */
  direct: DirectAnswers | null;
}

/** The preset with which one server serves a schema: authentication, limits, and the reporting of faults. */
export function servingPreset(
  { role, hasRawIds, limits, operationsFile }: ApiKind,
  schema: GraphQLSchema,
  serverContext: ServerContext,
  options: ApiOptions,
  log: Log,
): Serving {
  const { pool } = serverContext;
  const { isOpen = false, planningTime: time = new PlanningTime() } = options;
  const { deadlineMs = usualDeadlineMs } = options;
  const operations =
    operationsFile && new PersistedOperations(options.operationsFile ?? operationsFile);
  const isPersisted = (text: string) => (operations ? operations.has(text) : false);
  const columns = schema.extensions.constraintColumns;
  const explain = (error: unknown) => explainDatabaseError(error, columns);
  const gate = new PlanningGate(schema, { pool, time, isOpen, isPersisted });
  const rules = { limits, isOpen };
  const compiled = options.isCompiled && !hasRawIds ? new CompiledOperations(gate) : null;
  const direct =
    compiled &&
    new DirectAnswers(
      {
        ...rules,
        schema,
        role,
        deadlineMs,
        operations: compiled,
        documents: gate.documents,
        persisted: operations || null,
      },
      serverContext,
    );
  const preset: GraphileConfig.Preset = {
    plugins: [
      requestsPlugin(role),
      TextAnswersPlugin,
      ...(operations ? [persistedOperationsPlugin(operations)] : []),
      limitsPlugin(rules, (text) => gate.documents.has(text)),
      planningPlugin(gate),
      ...(compiled ? [compiledAnswersPlugin(compiled, gate)] : []),
      sharedSubscriptionsPlugin(),
    ],
    pgServices: [makePgService({ pool, schemas: ['app_public'], pubsub: false })],
    grafast: {
      context: makeContext(serverContext, direct),
      timeouts: { planning: 2_000, execution: deadlineMs },
    },
    grafserv: {
      graphiql: false,
      graphiqlOnGraphQLGET: false,
      websockets: true,
      outputDataAsString: true,
      maxRequestLength: maxBodyBytes,
      maskError: makeMaskError(log, hasRawIds ? explain : explainRefusal),
    },
  };
  return { preset, direct };
}
