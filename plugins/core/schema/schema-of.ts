import { createHash } from 'node:crypto';
import 'postgraphile';
import type { GraphQLSchema } from 'grafast/graphql';
import { makeSchema } from 'graphile-build';
import type { ApiFiles, ApiKind } from './api-kind.ts';
import { describedDatabase } from './described-database.ts';

interface Made {
  schema: GraphQLSchema;
  resolvedPreset: GraphileConfig.ResolvedPreset;
}

const mostRemembered = 6;
const known = new Map<string, Promise<Made>>();

/**
 * The schema of an API over a catalogue, as `readIntrospection` tells it. It knows no server and no
 * connection, so all servers of a process with the same catalogue and forms share it: building one takes
 * half a second of the processor.
 */
export function schemaOf(kind: ApiKind, files: ApiFiles, introspection: string): Promise<Made> {
  const { formsFolder, modulesFolder } = files;
  const key = [kind.name, formsFolder, modulesFolder, fingerprint(introspection)].join('\n');
  const made = known.get(key) ?? build(kind, files, introspection);
  // What was asked for last is kept longest; what failed is tried again.
  known.delete(key);
  known.set(key, made);
  made.catch(() => known.delete(key));
  if (known.size > mostRemembered) known.delete(known.keys().next().value ?? '');
  return made;
}

function build(kind: ApiKind, files: ApiFiles, introspection: string): Promise<Made> {
  const pgServices = [describedDatabase(introspection)];
  return makeSchema({ extends: [kind.preset(files)], pgServices });
}

/** Of all but the first part, which tells the name and the age of the one database that was asked. */
function fingerprint(introspection: string): string {
  const rest = introspection.slice(introspection.indexOf('"namespaces"'));
  return createHash('sha256').update(rest).digest('base64');
}
