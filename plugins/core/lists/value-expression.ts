import { type SQL, sql } from 'pg-sql2';
import type { ComputedSource } from './list-definition.ts';

/** The value of a row's column, or of a function of the row. */
export function valueExpression(
  { column, computed }: { column: string; computed?: ComputedSource },
  alias: SQL,
): SQL {
  if (!computed) return sql`${alias}.${sql.identifier(column)}`;
  return sql`${sql.identifier(computed.schemaName, computed.functionName)}(${alias})`;
}
