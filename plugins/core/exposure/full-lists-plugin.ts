import 'graphile-build-pg';
import type { GraphQLOutputType } from 'grafast/graphql';

/** Lists hold no nulls, so clients need not look for them. */
export const FullListsPlugin: GraphileConfig.Plugin = {
  name: 'FullListsPlugin',
  description: 'Types the items of every list as non-null, and lists of rows as non-null too.',
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const { GraphQLList, GraphQLNonNull, getNullableType, isListType } = build.graphql;
        const list = getNullableType(field.type);
        if (!isListType(list)) return field;
        const item = getNullableType(list.ofType) as GraphQLOutputType;
        const full = new GraphQLList(new GraphQLNonNull(item));
        const isNonNull = list !== field.type || scope.isPgFieldSimpleCollection;
        return { ...field, type: isNonNull ? new GraphQLNonNull(full) : full };
      },
    },
  },
};
