import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { camelCase, fieldName } from '#shared/names.ts';
import { Refusal } from './refusal.ts';

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
  // Invalid date, text, range, pattern or page.
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

/** The columns of the constraint in the catalogue; for constraints added later, those named by the error. */
function columnsOf(
  { detail = '', column, schema, table, constraint = '' }: DatabaseError,
  known: ConstraintColumns,
): readonly string[] {
  if (column) return [column];
  const columns = known.get(`${schema}.${table}.${constraint}`);
  if (columns && columns.length > 0) return columns;
  const named = /^Key \(([^)]+)\)/.exec(detail)?.[1]?.split(/, ?/);
  return named ?? [''];
}

/** The refusals of a database function called by a query, in the form that mutations use; null for faults. */
export function explainRefusal(error: unknown): FieldError[] | null {
  if (error instanceof Refusal) return error.errors;
  const { code, detail } = error as DatabaseError;
  return code === 'AP001' ? (JSON.parse(detail || '[]') as FieldError[]) : null;
}

/**
 * The refusals that follow from a database rule broken by a row an operator writes directly. No form could
 * have checked it before, and operators may know which columns exist. A rule about several columns is
 * reported at each of them. Null for faults.
 */
export function explainDatabaseError(
  error: unknown,
  known: ConstraintColumns = new Map(),
): FieldError[] | null {
  const refused = explainRefusal(error);
  if (refused) return refused;
  const refusal = codes[(error as DatabaseError).code ?? ''];
  if (!refusal) return null;
  const columns = columnsOf(error as DatabaseError, known);
  return columns.map((column) => ({ code: refusal, path: fieldName(column) }));
}

/** Constraints that user input can violate, as opposed to a bug. */
const rowRules = new Set(['23503', '23505', '23514', '23P01']);

/**
 * The refusals that follow from a rule of the mutation's own table, at the fields of its form: a function
 * need not check each key before it writes. Null for faults, and for a rule whose columns are not in the
 * form.
 */
export function explainBrokenRule(
  error: unknown,
  form: InputSchema,
  ownRules: ConstraintColumns,
): FieldError[] | null {
  const { code = '', schema, table, constraint } = error as DatabaseError;
  const refusal = codes[code];
  if (!refusal || !rowRules.has(code)) return null;
  const columns = ownRules.get(`${schema}.${table}.${constraint}`) ?? [];
  const fields = fieldsOf(form);
  const errors = columns.flatMap((column) => {
    // As in `app_hidden.column_values`: an upload is named after its subject, `proof` of `proof_file_id`.
    const names = [
      fieldName(column),
      camelCase(column),
      camelCase(column.replace(/_on$|(_file)?_id$/, '')),
    ];
    const path = names.map((name) => fields.get(name)).find(Boolean);
    return path ? [{ code: refusal, path }] : [];
  });
  return errors.length > 0 ? errors : null;
}

/** The paths of a form's fields by name; fields of rows within it belong to other tables. */
function fieldsOf({ properties = {} }: InputSchema, above = ''): Map<string, string> {
  const own = Object.entries(properties);
  const below = own.flatMap(([name, schema]) => [...fieldsOf(schema, `${above}${name}.`)]);
  return new Map([...below, ...own.map(([name]): [string, string] => [name, `${above}${name}`])]);
}
