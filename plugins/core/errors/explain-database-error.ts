import type { FieldError } from '../../../forms/validate/field-error.ts';
import { Refusal } from '../mutations/refusal.ts';

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  column?: string;
  schema?: string;
  table?: string;
  constraint?: string;
}

const codes: Record<string, string> = {
  '23502': 'BLANK',
  '23503': 'INVALID',
  '23505': 'TAKEN',
  '23514': 'INVALID',
  '23P01': 'TAKEN',
  '22001': 'TOO_BIG',
  '22003': 'TOO_BIG',
  // What was sent is no day, no text, no range, no pattern or no page.
  '22000': 'INVALID',
  '22007': 'INVALID',
  '22008': 'INVALID',
  '22009': 'INVALID',
  '22021': 'INVALID',
  '22025': 'INVALID',
  '22P02': 'INVALID',
  '2201W': 'INVALID',
  '2201X': 'INVALID',
  '42501': 'UNAUTHORIZED',
};

/** The columns of each constraint and unique index, by `schema.table.name`. */
export type ConstraintColumns = ReadonlyMap<string, readonly string[]>;

/** What the catalogue says of the constraint; of what came after it was read, what the error tells. */
function columnsOf(
  { detail = '', column, schema, table, constraint = '' }: DatabaseError,
  known: ConstraintColumns,
): readonly string[] {
  if (column) return [column];
  const columns = known.get(`${schema}.${table}.${constraint}`);
  if (columns && columns.length > 0) return columns;
  const named = /^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(',');
  return named ?? [''];
}

function fieldOf(column: string): string {
  return column
    .trim()
    .replace(/_minor$/, '')
    .replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/**
 * What a rule of the database says about a row that an operator writes by hand. There is no form
 * that could have said it first, and an operator may know which columns there are. A rule about several
 * columns is told at each of them. Null for faults.
 */
export function explainDatabaseError(
  error: unknown,
  known: ConstraintColumns = new Map(),
): FieldError[] | null {
  const { code = '', detail = '' } = error as DatabaseError;
  if (error instanceof Refusal) return error.errors;
  if (code === 'AP001') return JSON.parse(detail || '[]') as FieldError[];
  const told = codes[code];
  if (!told) return null;
  const columns = columnsOf(error as DatabaseError, known);
  return columns.map((column) => ({ code: told, path: fieldOf(column) }));
}
