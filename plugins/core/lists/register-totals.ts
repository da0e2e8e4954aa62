import 'graphile-build-pg';
import { type PgSelectSingleStep, TYPES } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import { markField } from '../marks/field-mark.ts';
import {
  type ListCount,
  type ListDefinition,
  type ListSum,
  valueExpression,
} from './list-definition.ts';

type Build = GraphileBuild.Build;

/** Rows with a bad end, such as rejected ones, do not count. */
function isCounted({ status }: ListSum, alias: SQL): SQL {
  if (!status) return sql.true;
  return sql`${alias}.${sql.identifier(status.column)}::text <> all (array(
    select t.to_status from app_public.transitions t where t.entity = ${sql.literal(status.entity)} and t.outcome = 'BAD_END'
  ))`;
}

/** Summaries are added up only where they are the only rows. */
function sumOf(sum: ListSum, alias: SQL): SQL {
  const amount = valueExpression(sum, alias);
  const all = sql`sum(${amount}) filter (where ${isCounted(sum, alias)})`;
  const { summary } = sum;
  if (!summary) return sql`coalesce(${all}, 0)::bigint`;
  const isSummary = sql`${alias}.${sql.identifier(summary.column)} = ${sql.literal(summary.value)}`;
  const others = sql`sum(${amount}) filter (where ${isCounted(sum, alias)} and not ${isSummary})`;
  return sql`coalesce(${others}, ${all}, 0)::bigint`;
}

function countOf({ column, value }: ListCount, alias: SQL): SQL {
  const isIt = sql`${alias}.${sql.identifier(column)} = ${sql.literal(value)}`;
  return sql`count(*) filter (where ${isIt})`;
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
          sums.map((one) => {
            const value = (all: SQL) => sumOf(one, all);
            return [
              one.name,
              markField(
                { kind: 'total', codec: TYPES.bigint, value },
                {
                  description: 'In minor units (øre).',
                  type: new build.graphql.GraphQLNonNull(build.getOutputTypeByName('BigInt')),
                  plan: ($all: PgSelectSingleStep) =>
                    $all.select(value($all.getClassStep().alias), TYPES.bigint, false),
                },
              ),
            ];
          }),
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
          counts.map((one) => {
            const value = (all: SQL) => countOf(one, all);
            return [
              one.name,
              markField(
                { kind: 'total', codec: TYPES.int, value },
                {
                  description: `Those of which \`${one.column}\` is ${one.value}.`,
                  type: new build.graphql.GraphQLNonNull(build.graphql.GraphQLInt),
                  plan: ($all: PgSelectSingleStep) =>
                    $all.select(value($all.getClassStep().alias), TYPES.int, false),
                },
              ),
            ];
          }),
        ),
    }),
    'ListsPlugin',
  );
}
