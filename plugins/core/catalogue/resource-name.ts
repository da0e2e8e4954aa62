import 'graphile-build-pg';
import type { PgResource } from '@dataplan/pg';
import type { CatalogueTags } from './catalogue.ts';

/** A table's name in the console and its addresses: `bankAccounts`. */
export function resourceName(build: GraphileBuild.Build, resource: PgResource): string {
  const typeName = build.inflection.tableType(resource.codec);
  return build.inflection.camelCase(build.inflection.pluralize(typeName));
}

/** Smart tags as they were written: `name__nb` is `name.nb` again, a bare tag is true. */
export function readTags(tags: object | undefined): CatalogueTags {
  return Object.fromEntries(
    Object.entries(tags ?? {}).map(([key, value]) => [key.replaceAll('__', '.'), value]),
  ) as CatalogueTags;
}
