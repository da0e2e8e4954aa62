import { type SQL, sql } from 'pg-sql2';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { asIs } from '../compiled/text.ts';
import { filterConditions } from '../lists/filter-conditions.ts';
import { type ListColumn, type ListDefinition, valueExpression } from '../lists/list-definition.ts';
import { columnExpression, orderTerms } from '../lists/order-terms.ts';
import type { ListQuery } from '../lists/read-documents.ts';

/** A value as text, in the form best for a spreadsheet. */
function cell({ column, part, kind, via, computed }: ListColumn, alias: SQL): SQL {
  const whole = computed
    ? valueExpression({ column, computed }, alias)
    : columnExpression(column, via, alias);
  const value = part ? sql`(${whole}).${sql.identifier(part)}` : whole;
  if (kind === 'minor') return sql`round((${value})::numeric / 100, 2)::text`;
  if (kind === 'datetime') {
    return sql`to_char(${value} at time zone 'Europe/Oslo', 'YYYY-MM-DD HH24:MI:SS')`;
  }
  return sql`(${value})::text`;
}

function source(list: ListDefinition, query: ListQuery): SQL {
  const name = sql.identifier(list.schemaName, list.sourceName);
  if (!list.isFunction) return name;
  const args = list.args.flatMap(({ name: argument, sqlName, sqlType, prefix }) => {
    const given = query.args?.[argument];
    if (given === undefined) return [];
    const id = prefix ? decodeTypeId(given) : null;
    const value = prefix ? (id?.prefix === prefix ? id.uuid : null) : given;
    const type = sql.identifier(...sqlType.replaceAll('"', '').split('.'));
    return [sql`${sql.identifier(sqlName)} => ${sql.value(value as string)}::${type}`];
  });
  return sql`${name}(${sql.join(args, ', ')})`;
}

function rowsOf(list: ListDefinition, query: ListQuery, alias: SQL): SQL {
  const conditions = filterConditions(list, query.filter, alias);
  if (list.withheld) conditions.push(sql`(${asIs(list.withheld)}) is not true`);
  return sql`from ${source(list, query)} as ${alias} where ${
    conditions.length > 0 ? sql.join(conditions, ' and ') : sql.true
  }`;
}

/** All rows of a list as it is filtered, whole and in no order. */
export function rowsStatement(list: ListDefinition, query: ListQuery): SQL {
  const alias = sql.identifier(Symbol('row'));
  return sql`select ${alias}.* ${rowsOf(list, query, alias)}`;
}

/** The rows of a list as it is filtered, and their order. */
export function orderedRows(list: ListDefinition, query: ListQuery, alias: SQL): SQL {
  const order = orderTerms(list, query.sortBy, alias).map(({ expression, direction }) =>
    direction === 'ASC' ? sql`${expression} asc` : sql`${expression} desc`,
  );
  const rows = rowsOf(list, query, alias);
  return order.length > 0 ? sql`${rows} order by ${sql.join(order, ', ')}` : rows;
}

/**
 * A single statement for all rows of a list, as filtered and sorted, with its columns and the data for
 * `more`.
 */
export function exportStatement(
  list: ListDefinition,
  query: ListQuery,
  more?: (row: SQL) => SQL,
): SQL {
  const alias = sql.identifier(Symbol('row'));
  const cells = list.columns.map((column) => cell(column, alias));
  if (more) cells.push(more(alias));
  return sql`select ${sql.join(cells, ', ')} ${orderedRows(list, query, alias)}`;
}
