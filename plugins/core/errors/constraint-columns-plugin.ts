import 'graphile-build-pg';
import type { ConstraintColumns } from './explain-database-error.ts';

declare global {
  namespace GraphileBuild {
    interface BuildInput {
      constraintColumns: ConstraintColumns;
    }
  }
}

declare module 'graphql' {
  interface GraphQLSchemaExtensions {
    /** Which columns each constraint of the database is about. */
    constraintColumns?: ConstraintColumns;
  }
}

/**
 * Reads from the catalogue which columns a constraint covers. Its name shows that only if there is a single
 * column, and Postgres withholds the error detail from users who may not read the row.
 */
export const ConstraintColumnsPlugin: GraphileConfig.Plugin = {
  name: 'ConstraintColumnsPlugin',
  description: 'Reads the columns of constraints and unique indexes, for errors to be told at.',
  gather: {
    initialState: () => ({ known: new Map<string, readonly string[]>() }),
    hooks: {
      pgIntrospection_introspection({ state }, { introspection }) {
        const store = (
          table: ReturnType<(typeof introspection.constraints)[number]['getClass']>,
          name: string | undefined,
          attributes: readonly ({ attname: string } | null | undefined)[],
        ) => {
          const schema = table?.getNamespace()?.nspname;
          if (!table || !schema || !name) return;
          const columns = attributes.flatMap((one) => one?.attname ?? []);
          state.known.set(`${schema}.${table.relname}.${name}`, columns);
        };
        for (const one of introspection.constraints) {
          store(one.getClass(), one.conname, one.getAttributes() ?? []);
        }
        for (const index of introspection.indexes) {
          if (!index.indisunique) continue;
          store(index.getClass(), index.getIndexClass()?.relname, index.getKeys());
        }
      },
    },
    async main(output, { state }) {
      output.constraintColumns = state.known;
    },
  },
  schema: {
    hooks: {
      GraphQLSchema(config, { input: { constraintColumns } }) {
        return { ...config, extensions: { ...config.extensions, constraintColumns } };
      },
    },
  },
};
