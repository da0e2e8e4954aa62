import path from 'node:path';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { validateInput } from '#forms/validate/validate-input.ts';
import type { WorksheetRow } from '#plugins/core/sheets/worksheet.ts';
import { readOnce } from '#shared/read-once.ts';
import { splitName } from '#shared/split-name.ts';
import { type MemberColumn, roleNamed } from './member-columns.ts';

const fields = {
  EMAIL: 'email',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  ROLE: 'role',
  DEPARTMENTS: 'departments',
} as const;

type Field = (typeof fields)[keyof typeof fields];

/** A person in a file, and the refusals of addAccountMember for them. */
type MemberRow = { row: number; broken: FieldError[] } & Partial<Record<Field, string>>;

const form = path.resolve(
  import.meta.dirname,
  '../../../../forms/modules/accounts/add_account_member',
);

const rule = readOnce(() => {
  const { schema } = readSchema(path.join(form, 'schema.json'));
  return { schema, validator: createAjv().compile(schema) };
});

/** The rules for a person added by hand apply to a file too. */
function brokenIn({ email, firstName, lastName }: Partial<Record<Field, string>>): FieldError[] {
  const { schema, validator } = rule();
  return validateInput(validator, schema, { email, firstName, lastName });
}

/** An empty name is left out, so that it counts as missing. */
const namesIn = (cell: string) =>
  Object.fromEntries(Object.entries(splitName(cell)).filter(([, name]) => name !== ''));

/** Reads people off rows, once it is known what the columns are. */
export function memberRows(
  rows: readonly WorksheetRow[],
  columns: readonly MemberColumn[],
): MemberRow[] {
  return rows.map(({ row, cells }) => {
    const values: Partial<Record<Field, string>> = {};
    for (const [place, column] of columns.entries()) {
      const cell = cells[place] ?? '';
      if (column === 'SKIPPED' || cell === '') continue;
      if (column === 'FULL_NAME') Object.assign(values, namesIn(cell));
      else
        values[fields[column]] =
          column === 'ROLE' ? roleNamed(cell) : tidyField(fields[column], cell);
    }
    return { row, ...values, broken: brokenIn(values) };
  });
}
