import 'graphile-build-pg';
import type { PgResource } from '@dataplan/pg';
import {
  access,
  context,
  type FieldArgs,
  type GrafastSubscriber,
  get,
  inhibitOnNull,
  lambda,
  list,
  listen,
  object,
  SafeError,
  type Step,
} from 'grafast';
import { sql } from 'pg-sql2';
import { globalIdReader } from '../ids/global-id-reader.ts';
import { readUuid } from '../ids/read-uuid.ts';
import type { ReadId } from '../mutations/decode-ids.ts';
import { tagText } from '../naming/tag-texts.ts';
import { guardedEvents, type StatusEvent } from './guarded-events.ts';

function planSubscription(subscribable: Subscribable, readId: ReadId) {
  return (_$root: Step, args: FieldArgs) => {
    const $id = args.getRaw('id');
    const $channel = lambda(list([context(), $id]), ([ctx, id]) =>
      channelOf(subscribable, ctx, id, readId),
    );
    const $resync = args.getRaw('resync');
    const $events = lambda(list([context(), $resync]), ([ctx, resync]) => ({
      subscribe: (channel: PropertyKey) =>
        guardedEvents(ctx, String(channel), resync === true, (id) =>
          maySubscribe(subscribable, ctx, id),
        ),
    })) as Step<GrafastSubscriber>;
    // After a resync the subscribed row is read again, whichever it was.
    const $requested = lambda($id, (id: unknown) =>
      id == null ? null : readId(id, subscribable.typeName),
    );
    return listen($events, $channel, ($event: Step<StatusEvent>) =>
      object({
        event: get($event, 'event'),
        id: lambda(
          list([get($event, 'id'), $requested]),
          ([id, requested]) => id ?? requested,
          true,
        ),
      }),
    );
  };
}

function registerChange(
  build: GraphileBuild.Build,
  { typeName, rowField, resource }: Subscribable,
) {
  const { GraphQLNonNull, GraphQLString } = build.graphql;
  build.registerObjectType(
    `${typeName}StatusChange`,
    {},
    () => ({
      description: `Something has happened to a ${typeName}.`,
      fields: () => ({
        event: {
          description:
            'What; `resync` when events may have been missed and all should be read again.',
          type: new GraphQLNonNull(GraphQLString),
          plan: ($change: Step) => access($change, 'event'),
        },
        [rowField]: {
          description: 'The row as it is now; null when there is none any more.',
          type: build.getOutputTypeByName(typeName),
          plan: ($change: Step) => resource.get({ id: inhibitOnNull(access($change, 'id')) }),
        },
      }),
    }),
    'SubscriptionsPlugin',
  );
}

/** Status changes, published as they happen. */
export function subscriptionsPlugin(hasRawIds: boolean): GraphileConfig.Plugin {
  return {
    name: 'SubscriptionsPlugin',
    description:
      'Makes a subscription of each table with @statusSubscription, read again per event.',
    after: ['PgTablesPlugin'],
    schema: {
      hooks: {
        init(_, build) {
          for (const one of findSubscribables(build)) registerChange(build, one);
          return _;
        },
        GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
          if (!scope.isRootSubscription) return fields;
          const readId = hasRawIds ? readUuid : globalIdReader(build);
          const added = findSubscribables(build).map((one) => [
            one.fieldName,
            fieldWithHooks({ fieldName: one.fieldName }, () => ({
              description: `Tells when the status of a ${one.typeName} changes; without an id, of any in the account.`,
              type: build.getOutputTypeByName(`${one.typeName}StatusChange`),
              args: {
                id: { type: build.graphql.GraphQLID },
                resync: {
                  type: build.graphql.GraphQLBoolean,
                  defaultValue: false,
                  description:
                    'Tells `resync` as soon as it listens: what is read from then on misses nothing.',
                },
              },
              subscribePlan: planSubscription(one, readId),
              plan: ($change: Step) => $change,
            })),
          ]);
          return build.extend(fields, Object.fromEntries(added), 'Adding the subscriptions');
        },
      },
    },
  };
}

/** Whether a caller may get events of a row: it is visible to them, or deleted and has nothing to show. */
async function maySubscribe(
  { table, sqlTable }: Subscribable,
  { pgSettings, withPgClient }: Grafast.Context,
  id: string,
): Promise<boolean> {
  const { rows } = await withPgClient(pgSettings, (client) =>
    client.query<{ allowed: boolean }>({
      text: `select exists (select from ${sqlTable} where id = $1) or app_hidden.is_removed($2, $1) as allowed`,
      values: [id, table],
    }),
  );
  return rows[0]?.allowed ?? false;
}

/** The channel a caller may listen to: of one row that they may see now, or of their account. */
async function channelOf(
  { table, sqlTable, typeName }: Subscribable,
  { origin, pgSettings, withPgClient }: Grafast.Context,
  id: string | null | undefined,
  readId: ReadId,
): Promise<string> {
  if (!origin.session) throw new SafeError('Sign in to subscribe.', { code: 'UNAUTHORIZED' });
  if (id == null) {
    if (origin.session.account_id) return `app:${table}:${origin.session.account_id}`;
    throw new SafeError('Give the id of the row to watch.', { code: 'INVALID', path: 'id' });
  }
  const uuid = readId(id, typeName);
  const { rows } = await withPgClient(pgSettings, (client) =>
    client.query({ text: `select from ${sqlTable} where id = $1`, values: [uuid] }),
  );
  if (rows.length === 0)
    throw new SafeError('There is no such row.', { code: 'INVALID', path: 'id' });
  return `app:${table}:${uuid}`;
}

/** A table whose status changes are published. */
interface Subscribable {
  fieldName: string;
  typeName: string;
  rowField: string;
  table: string;
  sqlTable: string;
  resource: PgResource;
}

/** Every table with the tag `@statusSubscription` that the role may read. */
function findSubscribables(build: GraphileBuild.Build): Subscribable[] {
  return Object.values(build.pgResources).flatMap((resource: PgResource): Subscribable[] => {
    const fieldName = tagText(resource.codec.extensions?.tags?.statusSubscription);
    if (!fieldName || resource.parameters || resource.extensions?.canSelect === false) return [];
    const typeName = build.inflection.tableType(resource.codec);
    const { name = resource.name, schemaName = 'app_public' } = resource.extensions?.pg ?? {};
    const sqlTable = sql.compile(sql.identifier(schemaName, name)).text;
    const rowField = build.inflection.camelCase(typeName);
    return [{ fieldName, typeName, rowField, table: name, sqlTable, resource }];
  });
}
