import { createHash } from 'node:crypto';
import 'postgraphile';
import { makePgService, type NodePostgresPgClient } from '@dataplan/pg/adaptors/pg';
import type { GraphQLSchema } from 'grafast/graphql';
import { makeSchema } from 'graphile-build';
import { makeIntrospectionQuery } from 'graphile-build-pg/pg-introspection';
import { type Form, readForms } from '../forms/read-forms.ts';
import type { ApiFiles, ApiKind } from './api-kind.ts';

interface Made {
  schema: GraphQLSchema;
  resolvedPreset: GraphileConfig.ResolvedPreset;
}

const mostRemembered = 6;
const known = new Map<string, { forms: Form[]; made: Promise<Made> }>();

/**
 * The schema of an API over a catalogue from `readIntrospection`. It needs no server and no connection, so
 * all servers of a process with the same catalogue and forms share it: building one takes half a second of
 * CPU time.
 */
export function schemaOf(kind: ApiKind, files: ApiFiles, introspection: string): Promise<Made> {
  const { formsFolder, modulesFolder } = files;
  const forms = readForms(formsFolder, modulesFolder);
  const key = [kind.name, formsFolder, modulesFolder, fingerprint(introspection)].join('\n');
  const before = known.get(key);
  const isSame = before && areSame(before.forms, forms);
  const made = isSame ? before.made : build(kind, files, introspection);
  // The least recently used entry is dropped first; failures are retried.
  known.delete(key);
  known.set(key, { forms, made });
  made.catch(() => known.delete(key));
  if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
  return made;
}

const areSame = (some: Form[], others: Form[]) =>
  some.length === others.length && some.every((form, at) => form === others[at]);

function build(kind: ApiKind, files: ApiFiles, introspection: string): Promise<Made> {
  const pgServices = [describedDatabase(introspection)];
  return makeSchema({ extends: [kind.preset(files)], pgServices });
}

/** The hash of all but the first part, which contains the name and the age of the database that was read. */
function fingerprint(introspection: string): string {
  const rest = introspection.slice(introspection.indexOf('"namespaces"'));
  return createHash('sha256').update(rest).digest('base64');
}

/**
 * A database that returns its catalogue and refuses any other query: other information read by a plugin would
 * make a schema differ from another that is cached under the same text.
 */
function describedDatabase(introspection: string): GraphileConfig.PgServiceConfiguration {
  const client: unknown = {
    async query({ text }: { text: string }) {
      if (text !== makeIntrospectionQuery())
        throw new Error(`Only the introspection query is answered, not: ${text}`);
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
