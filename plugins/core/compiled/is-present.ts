import type { PgCodecWithAttributes } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import type { Row } from './field-mark.ts';

/** That a composite value is not null, in the sense of Grafast: a column that must be set is, or else any. */
export function isPresent(codec: PgCodecWithAttributes, row: Row): SQL {
  const required = Object.entries(codec.attributes).find(
    ([, { via, expression, notNull }]) => !via && !expression && notNull,
  );
  return required ? sql`${row.column(required[0])} is not null` : sql`not (${row.whole} is null)`;
}
