import 'graphile-build-pg';

/**
 * Learns from the catalogue which columns a constraint is about. Its name tells only where there is
 * one of them, and what Postgres says beside it is silent for whoever may not read the row.
 */
export function constraintColumnsPlugin(known: Map<string, string[]>): GraphileConfig.Plugin {
  return {
    name: 'ConstraintColumnsPlugin',
    description: 'Reads the columns of constraints and unique indexes, for errors to be told at.',
    gather: {
      hooks: {
        pgIntrospection_introspection(_info, { introspection }) {
          const keep = (
            table: ReturnType<(typeof introspection.constraints)[number]['getClass']>,
            name: string | undefined,
            attributes: readonly ({ attname: string } | null | undefined)[],
          ) => {
            const schema = table?.getNamespace()?.nspname;
            if (!table || !schema || !name) return;
            const columns = attributes.flatMap((one) => one?.attname ?? []);
            known.set(`${schema}.${table.relname}.${name}`, columns);
          };
          for (const one of introspection.constraints) {
            keep(one.getClass(), one.conname, one.getAttributes() ?? []);
          }
          for (const index of introspection.indexes) {
            if (!index.indisunique) continue;
            keep(index.getClass(), index.getIndexClass()?.relname, index.getKeys());
          }
        },
      },
    },
  };
}
