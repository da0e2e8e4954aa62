import 'graphile-build-pg';
import type { GraphQLInputType } from 'grafast/graphql';
import type { MoreColumns } from '../exports/more-columns.ts';
import { markField } from '../marks/field-mark.ts';
import type { ListDefinition } from './list-definition.ts';
import { planList } from './plan-list.ts';
import { type List, readLists } from './read-lists.ts';
import { registerListTypes } from './register-list-types.ts';

declare global {
  namespace GraphileBuild {
    interface Build {
      appLists: List[];
      /** Additional columns of exports, by the type of a row. */
      appMoreColumns: Map<string, MoreColumns>;
    }
  }
}

declare module 'graphql' {
  interface GraphQLSchemaExtensions {
    /** Its lists. Exports read them, and so may any other engine that answers lists. */
    lists?: readonly ListDefinition[];
    moreColumns?: ReadonlyMap<string, MoreColumns>;
  }
}

/** Lists of the portal: a page of rows, how many there are, and a link to all of them. */
export const ListsPlugin: GraphileConfig.Plugin = {
  name: 'ListsPlugin',
  description: 'Makes a list with pages, filters and sorts of each table or function with @list.',
  after: ['PgTablesPlugin', 'PgCodecsPlugin'],
  schema: {
    entityBehavior: {
      pgResource: {
        inferred(behavior, resource) {
          return resource.extensions?.tags?.list ? [behavior, '-queryField'] : behavior;
        },
      },
    },
    hooks: {
      build: (build) =>
        build.extend(
          build,
          { appLists: [] as List[], appMoreColumns: new Map<string, MoreColumns>() },
          'ListsPlugin',
        ),
      init: {
        after: ['PgCodecs'],
        callback(_, build) {
          build.appLists.push(...readLists(build));
          registerListTypes(build);
          return _;
        },
      },
      GraphQLSchema(config, build) {
        const lists = build.appLists.map(({ definition }) => definition);
        const moreColumns = build.appMoreColumns;
        return { ...config, extensions: { ...config.extensions, lists, moreColumns } };
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        if (!scope.isRootQuery) return fields;
        const added = build.appLists.map((list) => [
          list.definition.name,
          fieldWithHooks({ fieldName: list.definition.name }, () =>
            markField(
              { kind: 'list', ...list },
              {
                description: list.resource.description ?? list.resource.codec.description,
                type: new build.graphql.GraphQLNonNull(
                  build.getOutputTypeByName(`${list.definition.typeName}List`),
                ),
                args: listArguments(build, list),
                plan: planList(list),
              },
            ),
          ),
        ]);
        return build.extend(fields, Object.fromEntries(added), 'Adding the lists');
      },
    },
  },
};

/** The arguments of a list: those of its function, the page, and filter and sort if it has any. */
function listArguments(build: GraphileBuild.Build, { definition, resource }: List) {
  const { GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, isInputType } = build.graphql;
  const { typeName } = definition;
  const args: Record<
    string,
    { type: GraphQLInputType; description?: string; extensions?: Record<string, unknown> }
  > = {};
  for (const [i, { name, prefix, required }] of definition.args.entries()) {
    const codec = resource.parameters?.[i]?.codec;
    const type = prefix ? GraphQLID : codec && build.getGraphQLTypeByPgCodec(codec, 'input');
    if (!type || !isInputType(type))
      throw new Error(`The API has no type for the argument ${name} of ${definition.name}`);
    args[name] = { type: build.nullableIf(!required, type) as GraphQLInputType };
  }
  args.page = { type: GraphQLInt, description: 'From 1, which it is when absent.' };
  const { largestPage } = definition;
  args.perPage = {
    type: GraphQLInt,
    description: `From 1 to ${largestPage}; 25 when absent.`,
    // Used to measure the cost of an operation.
    extensions: { largestPage },
  };
  if (definition.filters.length > 0) {
    args.filter = { type: build.getInputTypeByName(`${typeName}Filter`) };
  }
  if (definition.sorts.length > 0) {
    const sort = build.getInputTypeByName(`${typeName}Sort`);
    args.sortBy = { type: new GraphQLList(new GraphQLNonNull(sort)) };
  }
  return args;
}
