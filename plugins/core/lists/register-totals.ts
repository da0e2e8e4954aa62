import 'graphile-build-pg';
import { type PgSelectSingleStep, TYPES } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import type { ListDefinition, ListSum } from './list-definition.ts';
import { valueExpression } from './value-expression.ts';

type Build = GraphileBuild.Build;

/** Rows with a bad end, such as rejected ones, do not count. */
function isCounted({ status }: ListSum, alias: SQL): SQL {
  if (!status) return sql.true;
  return sql`${alias}.${sql.identifier(status.column)}::text <> all (array(
    select t.to_status from app_public.transitions t where t.entity = ${sql.literal(status.entity)} and t.outcome = 'BAD_END'
  ))`;
}

/** The type of the sums of a list. */
export function registerSums(build: Build, { typeName, sums }: ListDefinition): void {
  build.registerObjectType(
    `${typeName}Sums`,
    {},
    () => ({
      description: `What ${typeName} rows come to, on all pages together; those that ended badly are left out.`,
      fields: () =>
        Object.fromEntries(
          sums.map((one) => [
            one.name,
            {
              description: 'In minor units (øre).',
              type: new build.graphql.GraphQLNonNull(build.getOutputTypeByName('BigInt')),
              plan: ($all: PgSelectSingleStep) => {
                const { alias } = $all.getClassStep();
                const amount = sql`coalesce(
                  sum(${valueExpression(one, alias)}) filter (where ${isCounted(one, alias)}), 0
                )::bigint`;
                return $all.select(amount, TYPES.bigint, false);
              },
            },
          ]),
        ),
    }),
    'ListsPlugin',
  );
}

/** The type of the counts of a list. */
export function registerCounts(build: Build, { typeName, counts }: ListDefinition): void {
  build.registerObjectType(
    `${typeName}Counts`,
    {},
    () => ({
      description: `How many ${typeName} rows there are of each kind, on all pages together.`,
      fields: () =>
        Object.fromEntries(
          counts.map(({ name, column, value }) => [
            name,
            {
              description: `Those of which \`${column}\` is ${value}.`,
              type: new build.graphql.GraphQLNonNull(build.graphql.GraphQLInt),
              plan: ($all: PgSelectSingleStep) => {
                const { alias } = $all.getClassStep();
                const isIt = sql`${alias}.${sql.identifier(column)} = ${sql.literal(value)}`;
                return $all.select(sql`count(*) filter (where ${isIt})`, TYPES.int, false);
              },
            },
          ]),
        ),
    }),
    'ListsPlugin',
  );
}
