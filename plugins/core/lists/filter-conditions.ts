import { SafeError } from 'grafast';
import { type SQL, sql } from 'pg-sql2';
import { formats } from '#forms/validate/formats.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import { decodeTypeId } from '#shared/encode-type-id.ts';
import { type ListDefinition, type ListFilter, valueExpression } from './list-definition.ts';
import { ofRelated, searchCondition } from './search-condition.ts';

/** A date of a filter is a day in Norway, and both ends of a range are included. */
const zone = sql`'Europe/Oslo'`;

function dayStart({ name, sqlType }: ListFilter, value: unknown, plusDays: 0 | 1): SQL {
  if (typeof value !== 'string' || !formats.date.test(value)) {
    throw new SafeError(`${name} must be a day, such as 2026-03-02.`, {
      code: 'INVALID',
      path: `filter.${name}`,
    });
  }
  const day = sql`(${sql.value(value)}::date + ${sql.literal(plusDays)})`;
  return sqlType === 'date' ? day : sql`(${day}::timestamp at time zone ${zone})`;
}

function condition(filter: ListFilter, alias: SQL, value: unknown): SQL | null {
  const column = valueExpression(filter, alias);
  const type = sql.identifier(...filter.sqlType.split('.'));
  switch (filter.kind) {
    case 'search':
      return searchCondition(filter.places ?? [], alias, value);
    case 'isSet':
      return value ? sql`${column} is not null` : sql`${column} is null`;
    case 'oneOf': {
      const values = value as unknown[];
      return values.length === 0
        ? null
        : sql`${column} = any(${sql.value(values as string[])}::${type}[])`;
    }
    case 'id':
    case 'hasId': {
      const id = decodeTypeId(value);
      // An id of another type finds nothing, just like the id of a row that does not exist.
      if (id?.prefix !== filter.prefix) return sql.false;
      const given = sql`${sql.value(id.uuid)}::uuid`;
      return filter.kind === 'id' ? sql`${column} = ${given}` : sql`${given} = any(${column})`;
    }
    case 'from':
      return sql`${column} >= ${dayStart(filter, value, 0)}`;
    case 'to':
      return sql`${column} < ${dayStart(filter, value, 1)}`;
    case 'equals':
      return sql`${column} = ${sql.value(typed(filter, value))}::${type}`;
  }
}

/** A text as rows keep it. */
const typed = ({ column }: ListFilter, value: unknown) =>
  typeof value === 'string' ? tidyField(column, value) : (value as number);

/** The `where` of a list, one condition for each filter that is given and not null. */
export function filterConditions(
  list: ListDefinition,
  filter: Record<string, unknown> | null | undefined,
  alias: SQL,
): SQL[] {
  return list.filters.flatMap((one) => {
    const value = filter?.[one.name];
    if (value == null) return [];
    if (one.via)
      return [ofRelated(one.via, alias, (row) => condition(one, row, value) ?? sql.true)];
    const found = condition(one, alias, value);
    return found ? [found] : [];
  });
}
