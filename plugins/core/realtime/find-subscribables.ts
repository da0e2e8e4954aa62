import 'graphile-build-pg';
import type { PgResource } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import { tagText } from '../naming/tag-texts.ts';

/** A table whose status changes are published. */
export interface Subscribable {
  fieldName: string;
  typeName: string;
  rowField: string;
  table: string;
  sqlTable: string;
  resource: PgResource;
}

/** Every table with the tag `@statusSubscription` that the role may read. */
export function findSubscribables(build: GraphileBuild.Build): Subscribable[] {
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
