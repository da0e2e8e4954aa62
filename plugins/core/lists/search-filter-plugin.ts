import 'graphile-build-pg';
import 'postgraphile-plugin-connection-filter';
import type { PgCodecWithAttributes, PgCondition } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { tagTexts } from '../naming/tag-texts.ts';
import { listRelation, relationsByField } from './read-sorts.ts';
import { searchCondition } from './search-condition.ts';

type Found = (alias: SQL, text: string) => SQL;

/** One place of `@search`: a column, or with `owner.search_text` that of a row pointed to. */
function placeOf(build: GraphileBuild.Build, codec: PgCodecWithAttributes, path: string): Found {
  const [column = '', field] = path.split('.').reverse();
  if (!field) {
    return (alias, text) => searchCondition(sql`${alias}.${sql.identifier(column)}`, text);
  }
  const relation = relationsByField(build, codec).get(field);
  if (!relation) throw new Error(`@search ${path} on ${codec.name} names no related row`);
  const { on, schemaName, table } = listRelation(relation);
  const remote = sql.identifier(Symbol(field));
  const remoteKey = on.map((pair) => sql`${remote}.${sql.identifier(pair.remote)}`);
  // As a set of keys rather than a join, so that both indexes on text are used.
  return (alias, text) => {
    const localKey = on.map((pair) => sql`${alias}.${sql.identifier(pair.local)}`);
    return sql`(${sql.join(localKey, ', ')}) in (
      select ${sql.join(remoteKey, ', ')}
      from ${sql.identifier(schemaName, table)} as ${remote}
      where ${searchCondition(sql`${remote}.${sql.identifier(column)}`, text)})`;
  };
}

/** One field for free text beside the generated filters of the admin. */
export const SearchFilterPlugin: GraphileConfig.Plugin = {
  name: 'SearchFilterPlugin',
  description: 'Adds the filter `search` to every table with @search.',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, { Self, scope }) {
        const { pgCodec: codec, isPgConnectionFilter } = scope;
        const paths = tagTexts(codec?.extensions?.tags?.search).filter(Boolean);
        if (!isPgConnectionFilter || !codec?.attributes || paths.length === 0) return fields;
        const places = paths.map((path) => placeOf(build, codec as PgCodecWithAttributes, path));
        return build.extend(
          fields,
          {
            search: {
              description: 'Text to be found anywhere, whatever its case and accents.',
              type: build.graphql.GraphQLString,
              apply(where: PgCondition, value: string | null) {
                if (!value?.trim()) return;
                const found = places.map((place) => sql`(${place(where.alias, value)})`);
                where.where(sql`(${sql.join(found, ' or ')})`);
              },
            },
          },
          `Adding search to ${Self.name}`,
        );
      },
    },
  },
};
