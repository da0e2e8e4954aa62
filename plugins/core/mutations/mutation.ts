import type { PgCodec, PgResource } from '@dataplan/pg';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { ConstraintColumns } from '../errors/explain-database-error.ts';
import type { Form } from '../forms/read-forms.ts';

/** The result of a mutation. */
export interface MutationResult {
  errors: FieldError[];
  /** Key of the row to read, for payloads that hold one. */
  id: string | null;
  values: Record<string, unknown> | null;
  /** The row as a text of JSON, if a statement for it came with the call; absent if the row must be read again. */
  text?: string | null;
  /** It was done before, under the same key, and not again. */
  isRepeated?: boolean;
}

/** A form with the SQL function that answers it. */
export interface Mutation {
  form: Form;
  /** `verbNoun`. */
  fieldName: string;
  description: string | undefined;
  /** Schema-qualified and quoted name of the function. */
  sqlName: string;
  payload: MutationPayload;
  /** A visitor who calls it is the user it gives back from then on, within this one request. */
  introduces: boolean;
  /** The database lets a visitor call it. */
  isForVisitors: boolean;
  /** The actors who may call it, as in `transitions.actors`; empty when unrestricted. */
  actors: string[];
  /** The column that must be set or unset for the console to offer it, from `@offeredWhile`. */
  offeredWhile: { column: string; isSet: boolean } | null;
  /** The actions it performs, each as table and action: `boats sink`. */
  performs: string[];
  /** The columns of each constraint of the returned row's table, to report a violation at its fields. */
  rules: ConstraintColumns;
}

export type MutationPayload =
  /** Only errors. */
  | { kind: 'void' }
  /** The row of a table, read again after the call. */
  | { kind: 'row'; fieldName: string; resource: PgResource }
  /** The id of a deleted row. */
  | { kind: 'destroyed'; prefix: string | null }
  /** A composite type, its attributes spread; or one value called `result`. */
  | { kind: 'values'; attributes: MutationValue[] };

export interface MutationValue {
  name: string;
  column: string | null;
  codec: PgCodec;
  description?: string | undefined;
}
