import { type SQL, sql } from 'pg-sql2';
import type { ListDefinition, ListRelation } from './list-definition.ts';

const norwegian = sql.identifier('nb-NO-x-icu');

export interface OrderTerm {
  expression: SQL;
  direction: 'ASC' | 'DESC';
}

/** A column of the row, or of the one row it points at. */
export function columnExpression(column: string, via: ListRelation | null, alias: SQL): SQL {
  if (!via) return sql`${alias}.${sql.identifier(column)}`;
  const other = sql.identifier(Symbol('other'));
  const isIt = via.on.map(
    ({ local, remote }) =>
      sql`${other}.${sql.identifier(remote)} = ${alias}.${sql.identifier(local)}`,
  );
  return sql`(select ${other}.${sql.identifier(column)} from ${sql.identifier(via.schemaName, via.table)} as ${other} where ${sql.join(isIt, ' and ')})`;
}

/**
 * The `order by` of a list. It ends with the key, so that no two pages share a row; empty where a function has ranked its
 * rows, all of them, by itself.
 */
export function orderTerms(
  list: ListDefinition,
  sortBy: readonly string[] | null | undefined,
  alias: SQL,
): OrderTerm[] {
  // A second mention changes nothing, and a million of them would be no statement.
  const names = [...new Set(sortBy ?? [])];
  const requested = names.flatMap((name): OrderTerm[] => {
    const direction = name.endsWith('_DESC') ? 'DESC' : 'ASC';
    const sort = list.sorts.find((one) => `${one.name}_${direction}` === name);
    if (!sort) return [];
    const value = columnExpression(sort.column, sort.via, alias);
    const expression = sort.isText ? sql`(${value})::text collate ${norwegian}` : value;
    return [{ expression, direction }];
  });
  if (list.isRanked && requested.length === 0) return [];
  const wanted =
    requested.length > 0
      ? requested
      : list.defaultOrder.map(({ column, direction }) => ({
          expression: columnExpression(column, null, alias),
          direction,
        }));
  const last = wanted.at(-1)?.direction ?? 'DESC';
  const key = list.key.map((column) => ({
    expression: columnExpression(column, null, alias),
    direction: last,
  }));
  return [...wanted, ...key];
}
