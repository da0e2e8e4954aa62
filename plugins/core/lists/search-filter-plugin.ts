import 'graphile-build-pg';
import 'postgraphile-plugin-connection-filter';
import type { PgCondition } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import { tagText } from '../naming/tag-text.ts';
import { searchCondition } from './search-condition.ts';

/** One field for free text beside the generated filters of the admin. */
export const SearchFilterPlugin: GraphileConfig.Plugin = {
  name: 'SearchFilterPlugin',
  description: 'Adds the filter `search` to every table with @search.',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, { Self, scope }) {
        const { pgCodec: codec, isPgConnectionFilter } = scope;
        const column = tagText(codec?.extensions?.tags?.search);
        if (!isPgConnectionFilter || !column) return fields;
        return build.extend(
          fields,
          {
            search: {
              description: 'Text to be found anywhere, whatever its case and accents.',
              type: build.graphql.GraphQLString,
              apply(where: PgCondition, value: string | null) {
                if (!value?.trim()) return;
                where.where(searchCondition(sql`${where.alias}.${sql.identifier(column)}`, value));
              },
            },
          },
          `Adding search to ${Self.name}`,
        );
      },
    },
  },
};
