import type { PgCodec, PgCodecWithAttributes, PgResource } from '@dataplan/pg';
import { type SQL, sql } from 'pg-sql2';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { ListDefinition, ListDocument } from '../lists/list-definition.ts';
import type { ReadId } from '../mutations/decode-ids.ts';
import type { Mutation } from '../mutations/mutation.ts';

/** A row within a statement. */
export interface Row {
  /** The row itself, as a function takes it. */
  whole: SQL;
  column(name: string): SQL;
}

/** Rows that a field leads to. */
export interface RelatedRows {
  /** A table, or a call of a function. */
  from: SQL;
  conditions: SQL[];
  /** The terms of `order by`; none for a function, whose own order counts. */
  order: SQL[];
}

/** The meaning of a field, as data besides its plan: the compiler writes SQL from it. */
export type FieldMark =
  /** A column, or a function of the row. A composite column that is never null is an object even if it is empty. */
  | { kind: 'value'; codec: PgCodec; value: (row: Row) => SQL; isNotNull?: boolean }
  | { kind: 'id'; prefix: string }
  /** A signed link to a file, by its id. */
  | { kind: 'link'; file: (row: Row) => SQL; isThumb?: boolean }
  /** One related row or none, or all of them. */
  | { kind: 'row' | 'rows'; related: (row: Row, alias: Row) => RelatedRows }
  | { kind: 'list'; definition: ListDefinition; resource: PgResource }
  | { kind: 'items' | 'totals' }
  /** A link to all rows of a list; `more` is the argument for columns that depend on the rows. */
  | { kind: 'exportPath'; more: string | null }
  | { kind: 'documentsPath'; documents: ListDocument[] }
  /** A value over all rows of a list. */
  | { kind: 'total'; codec: PgCodec; value: (all: SQL) => SQL }
  /** The row of a global id, by the table of each prefix. */
  | { kind: 'node'; tables: ReadonlyMap<string, NodeTable> }
  | { kind: 'session'; table: SQL }
  | { kind: 'function'; resource: PgResource }
  | { kind: 'mutation'; mutation: Mutation; readId: ReadId }
  /** A part of a mutation's payload: its row, the id of a deleted row, the errors, or a text of one of these. */
  | { kind: 'answeredRow'; table: SQL }
  | { kind: 'answeredId'; publish: (id: string | null) => string | null }
  | { kind: 'errors' }
  | { kind: 'errorText'; name: keyof FieldError };

export interface NodeTable {
  typeName: string;
  table: SQL;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The mark, and the plan that it describes: a later plan may answer something else. */
    marked?: { mark: FieldMark; plan: unknown };
  }
}

interface Field {
  plan?: unknown;
  extensions?: object | null;
}

/** Marks a field. Plugins that make a field or change its plan call this, so that mark and plan agree. */
export function markField<Given extends Field>(mark: FieldMark, field: Given): Given {
  const marked = { mark, plan: field.plan };
  return { ...field, extensions: { ...field.extensions, marked } };
}

export function rowOf(alias: SQL): Row {
  return { whole: alias, column: (name) => sql`${alias}.${sql.identifier(name)}` };
}

/** That a composite value is not null, in the sense of Grafast: a column that must be set is, or else any. */
export function isPresent(codec: PgCodecWithAttributes, row: Row): SQL {
  const required = Object.entries(codec.attributes).find(
    ([, { via, expression, notNull }]) => !via && !expression && notNull,
  );
  return required ? sql`${row.column(required[0])} is not null` : sql`not (${row.whole} is null)`;
}
