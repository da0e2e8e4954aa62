import 'graphile-build-pg';
import type { MoreColumns } from '../exports/more-columns.ts';
import { markField } from '../marks/field-mark.ts';
import { listArguments } from './list-arguments.ts';
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
