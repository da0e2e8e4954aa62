import 'graphile-build-pg';
import { entityPermissions } from 'graphile-build-pg/pg-introspection';

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** Visitors may call this mutation. */
    isForVisitors?: boolean;
  }
}

declare global {
  namespace DataplanPg {
    interface PgResourceExtensions {
      /** The role of visitors may execute this function. */
      isForVisitors?: boolean;
    }
  }
}

/** Reads from the rights in the database which functions a visitor may call. */
export const VisitorsPlugin: GraphileConfig.Plugin = {
  name: 'VisitorsPlugin',
  description: 'Marks the functions that a visitor may execute.',
  gather: {
    hooks: {
      async pgProcedures_PgResourceOptions({ helpers }, { pgProc, serviceName, resourceOptions }) {
        const { introspection } = await helpers.pgIntrospection.getService(serviceName);
        const visitor = introspection.roles.find(({ rolname }) => rolname === 'app_visitor');
        const rights = visitor && entityPermissions(introspection, pgProc, visitor, true);
        resourceOptions.extensions = {
          ...resourceOptions.extensions,
          isForVisitors: rights?.execute === true,
        };
      },
    },
  },
};
