import path from 'node:path';
import { makePgService } from 'postgraphile/adaptors/pg';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';
import { openStorage } from '../../storage/open-storage.ts';
import type { ApiOptions } from './api-options.ts';
import { constraintColumnsPlugin } from './errors/constraint-columns-plugin.ts';
import { explainDatabaseError } from './errors/explain-database-error.ts';
import { type Log, makeMaskError } from './errors/mask-error.ts';
import { FullListsPlugin } from './exposure/full-lists-plugin.ts';
import { RememberedBehaviorPlugin } from './exposure/remembered-behavior-plugin.ts';
import { attachmentsPlugin } from './files/attachments-plugin.ts';
import { readForms } from './forms/read-forms.ts';
import type { PersistedOperations } from './limits/persisted-operations.ts';
import { planningPlugin } from './limits/planning-plugin.ts';
import { PlanningTime } from './limits/planning-time.ts';
import { mutationsPlugin } from './mutations/mutations-plugin.ts';
import { VisitorsPlugin } from './mutations/visitors-plugin.ts';
import { CommentsPlugin } from './naming/comments-plugin.ts';
import { NamingPlugin } from './naming/naming-plugin.ts';
import { ShortNamesPreset } from './naming/short-names-preset.ts';
import { NotificationHub } from './realtime/notification-hub.ts';
import { subscriptionsPlugin } from './realtime/subscriptions-plugin.ts';
import { makeContext } from './requests/make-context.ts';
import { openPool } from './requests/open-pool.ts';
import { requestsPlugin } from './requests/requests-plugin.ts';
import { TextAnswersPlugin } from './requests/text-answers-plugin.ts';
import { NumberScalarsPlugin } from './scalars/number-scalars-plugin.ts';
import { TimeScalarPlugin } from './scalars/time-scalar-plugin.ts';

const root = path.resolve(import.meta.dirname, '../..');
const maxBodyBytes = 16 * 1024 * 1024;
const deadlineMs = 15_000;

function logToConsole(fields: Record<string, unknown>, message: string): void {
  console.error(message, fields);
}

function service(options: ApiOptions, role: string, log: Log) {
  const hub = new NotificationHub(options.connectionString, log);
  const pool = openPool(options.connectionString, options.maxConnections ?? 20, log);
  const made = makePgService({
    pool,
    schemas: ['app_public'],
    pubsub: false,
    pgSettingsForIntrospection: { role },
  });
  const release = made.release?.bind(made);
  return {
    pool,
    hub,
    service: {
      ...made,
      async release() {
        await hub.release();
        await release?.();
        await pool.end();
      },
    },
  };
}

interface Kind {
  role: 'app_user' | 'app_operator';
  rawIds: boolean;
  /** The operations of its front end, where that has any. */
  operations?: PersistedOperations;
}

/** What both APIs have in common. What each may see is decided by the grants of its role. */
export function basePreset(
  options: ApiOptions,
  { role, rawIds, operations }: Kind,
): GraphileConfig.Preset {
  const log = options.log ?? logToConsole;
  const { pool, hub, service: pgService } = service(options, role, log);
  const formsFolder = options.formsFolder ?? path.join(root, 'forms/modules');
  const modulesFolder = options.modulesFolder ?? path.join(root, 'plugins/modules');
  const forms = readForms(formsFolder, modulesFolder);
  const { secret } = options;
  const constraintColumns = new Map<string, string[]>();
  const explain = (error: unknown) => explainDatabaseError(error, constraintColumns);
  const store = options.store ?? openStorage(options.filesUrl);
  return {
    extends: [PostGraphileAmberPreset, ShortNamesPreset],
    plugins: [
      RememberedBehaviorPlugin,
      CommentsPlugin,
      constraintColumnsPlugin(constraintColumns),
      NamingPlugin,
      NumberScalarsPlugin,
      TimeScalarPlugin,
      FullListsPlugin,
      requestsPlugin(role),
      TextAnswersPlugin,
      VisitorsPlugin,
      planningPlugin({
        pool,
        time: options.planningTime ?? new PlanningTime(),
        isOpen: options.isOpen ?? false,
        isPersisted: (text) => operations?.has(text) ?? false,
      }),
      attachmentsPlugin({ secret }),
      mutationsPlugin({
        ...{ forms, rawIds, store, secret },
        registerUrl: options.registerUrl ?? null,
        eid: options.eid ?? null,
        scannerUrl: options.scannerUrl ?? null,
      }),
      subscriptionsPlugin({ hub, pool }, rawIds),
    ],
    disablePlugins: [
      // Mistakes in the catalogue must stop the build, not shrink the API.
      'SwallowErrorsPlugin',
      'QueryQueryPlugin',
      'MutationPayloadQueryPlugin',
      'ClientMutationIdDescriptionPlugin',
      'PgMutationPayloadEdgePlugin',
      'PgIndexBehaviorsPlugin',
    ],
    schema: { dontSwallowErrors: true, muteWarnings: true },
    pgServices: [pgService],
    grafast: {
      context: makeContext(pool),
      timeouts: { planning: 2_000, execution: options.deadlineMs ?? deadlineMs },
    },
    grafserv: {
      graphiql: false,
      graphiqlOnGraphQLGET: false,
      websockets: true,
      outputDataAsString: true,
      maxRequestLength: maxBodyBytes,
      maskError: makeMaskError(log, rawIds ? explain : undefined),
    },
  };
}
