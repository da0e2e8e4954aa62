import type { GraphQLSchema } from 'grafast/graphql';
import { resolvePreset } from 'graphile-config';
import type { DirectAnswers } from './core/compiled/direct-answers.ts';
import type { Log } from './core/errors/mask-error.ts';
import type { ApiKind } from './core/schema/api-kind.ts';
import { readIntrospection } from './core/schema/read-introspection.ts';
import { schemaOf } from './core/schema/schema-of.ts';
import { type ApiOptions, openServerContext } from './core/serving/server-context.ts';
import { servingPreset } from './core/serving/serving-preset.ts';
import { productFiles } from './graphile.config.ts';

/** A served API: its schema and preset. */
export interface OpenApi {
  schema: GraphQLSchema;
  preset: GraphileConfig.ResolvedPreset;
  /** Answers queries that are known before Grafserv does; null where they are not compiled. */
  direct: DirectAnswers | null;
  /** Runs nothing on a connection of those that requests get; throws where there is none to be had. */
  tryConnection(): Promise<void>;
  /** Leaves the database. */
  release(): Promise<void>;
}

/** Opens an API over a database. A caller that opens both reads the catalogue once, and passes it to each. */
export async function openApi(
  kind: ApiKind,
  options: ApiOptions,
  introspection?: string,
): Promise<OpenApi> {
  const {
    connectionString,
    log = logToConsole,
    formsFolder = productFiles.formsFolder,
    modulesFolder = productFiles.modulesFolder,
  } = options;
  const { schema, resolvedPreset } = await schemaOf(
    kind,
    { formsFolder, modulesFolder },
    introspection ?? (await readIntrospection(connectionString)),
  );
  const serverContext = openServerContext(options, log);
  const { preset, direct } = servingPreset(kind, schema, serverContext, options, log);
  return {
    schema,
    preset: resolvePreset({ extends: [resolvedPreset, preset] }),
    direct,
    async tryConnection() {
      await serverContext.pool.query('select 1');
    },
    async release() {
      await serverContext.hub.release();
      await serverContext.replica?.release();
      await serverContext.pool.end();
    },
  };
}

const logToConsole: Log = (fields, message) => console.error(message, fields);
