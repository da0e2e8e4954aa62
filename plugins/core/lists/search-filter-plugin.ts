import 'graphile-build-pg';
import 'postgraphile-plugin-connection-filter';
import type { PgCodecWithAttributes, PgCondition } from '@dataplan/pg';
import { searchCondition } from './search-condition.ts';
import { searchPlaces } from './search-places.ts';

/** One field for free text beside the generated filters of the admin. */
export const SearchFilterPlugin: GraphileConfig.Plugin = {
  name: 'SearchFilterPlugin',
  description: 'Adds the filter `search` to every table with @search.',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields(fields, build, { Self, scope }) {
        const { pgCodec: codec, isPgConnectionFilter } = scope;
        if (!isPgConnectionFilter || !codec?.attributes) return fields;
        const places = searchPlaces(build, codec as PgCodecWithAttributes);
        if (places.length === 0) return fields;
        return build.extend(
          fields,
          {
            search: {
              description: 'Text to be found anywhere, whatever its case and accents.',
              type: build.graphql.GraphQLString,
              apply(where: PgCondition, value: string | null) {
                const condition = value && searchCondition(places, where.alias, value);
                if (condition) where.where(condition);
              },
            },
          },
          `Adding search to ${Self.name}`,
        );
      },
    },
  },
};
