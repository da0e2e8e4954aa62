import { type SQL, sql } from 'pg-sql2';
import type { ListDocument } from './list-definition.ts';
import { valueExpression } from './value-expression.ts';

/** The id of one of a row's documents; null where there is none. */
export function documentId(document: ListDocument, alias: SQL): SQL {
  const value = valueExpression(document, alias);
  return document.computed ? sql`(${value}).id` : value;
}
