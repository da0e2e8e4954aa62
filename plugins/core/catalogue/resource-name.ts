import 'graphile-build-pg';
import type { PgResource } from '@dataplan/pg';

/** A table's name in the console and its addresses: `bankAccounts`. */
export function resourceName(build: GraphileBuild.Build, resource: PgResource): string {
  const typeName = build.inflection.tableType(resource.codec);
  return build.inflection.camelCase(build.inflection.pluralize(typeName));
}
