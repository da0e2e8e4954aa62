import { makePgService, type NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import { makeIntrospectionQuery } from 'graphile-build-pg/pg-introspection';

/**
 * A database that returns its catalogue and refuses any other query: other information read by a plugin would
 * make a schema differ from another that is cached under the same text.
 */
export function describedDatabase(introspection: string): GraphileConfig.PgServiceConfiguration {
  const client: unknown = {
    async query({ text }: { text: string }) {
      if (text !== makeIntrospectionQuery()) throw new Error(`No schema may follow from: ${text}`);
      return { rows: [{ introspection }], rowCount: 1 };
    },
  };
  return {
    name: 'main',
    schemas: ['app_public'],
    pgSettingsKey: 'pgSettings',
    withPgClientKey: 'withPgClient',
    adaptor: {
      makePgService,
      createWithPgClient: () => async (_settings, work) => work(client as NodePostgresPgClient),
    },
  };
}
