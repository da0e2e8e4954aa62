import type { FieldError } from '../../../forms/validate/field-error.ts';
import { Refusal } from '../mutations/refusal.ts';

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  column?: string;
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

/** Under row-level security the detail is silent; the usual name of a constraint tells the column. */
function columnsOf({ detail = '', column, table, constraint = '' }: DatabaseError): string[] {
  const named = /^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(',');
  if (named) return named;
  if (column) return [column];
  const isUsual = table && constraint.startsWith(`${table}_`);
  return [
    isUsual ? constraint.slice(table.length + 1).replace(/_(fkey|key|check|excl)\d*$/, '') : '',
  ];
}

function fieldOf(column: string): string {
  return column
    .trim()
    .replace(/_minor$/, '')
    .replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

/**
 * What a rule of the database says about a row that an operator writes by hand. There is no form
 * that could have said it first, and an operator may know which columns there are. Null for faults.
 */
export function explainDatabaseError(error: unknown): FieldError[] | null {
  const { code = '', detail = '' } = error as DatabaseError;
  if (error instanceof Refusal) return error.errors;
  if (code === 'AP001') return JSON.parse(detail || '[]') as FieldError[];
  const known = codes[code];
  if (!known) return null;
  return columnsOf(error as DatabaseError).map((one) => ({ code: known, path: fieldOf(one) }));
}
