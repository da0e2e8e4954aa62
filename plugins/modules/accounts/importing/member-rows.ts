import path from 'node:path';
import { createAjv } from '#forms/validate/create-ajv.ts';
import { readSchema } from '#forms/validate/read-schema.ts';
import { tidyField } from '#forms/validate/tidy-field.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import { validateInput } from '#forms/validate/validate-input.ts';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { WorksheetRow } from '#plugins/core/sheets/worksheet.ts';
import { readOnce } from '#shared/read-once.ts';
import { splitName } from '#shared/split-name.ts';

/** The fields a column may be imported into; an enum of the database has the same values. */
export type MemberColumn =
  | 'EMAIL'
  | 'FULL_NAME'
  | 'FIRST_NAME'
  | 'LAST_NAME'
  | 'ROLE'
  | 'DEPARTMENTS'
  | 'SKIPPED';

/** Common headings for such columns, besides our own labels. */
const alsoCalled: Record<string, MemberColumn> = {
  email: 'EMAIL',
  mail: 'EMAIL',
  epostadresse: 'EMAIL',
  emailaddress: 'EMAIL',
  mailadresse: 'EMAIL',
  name: 'FULL_NAME',
  navn: 'FULL_NAME',
  fullname: 'FULL_NAME',
  fulltnavn: 'FULL_NAME',
  medlem: 'FULL_NAME',
  member: 'FULL_NAME',
  givenname: 'FIRST_NAME',
  familyname: 'LAST_NAME',
  surname: 'LAST_NAME',
};

const alsoRoles: Record<string, string> = {
  manager: 'MANAGER',
  admin: 'ADMIN',
  teamadmin: 'ADMIN',
};

/** As people write it: whatever the case, the spaces and the hyphens. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The labels of columns and roles in both languages, so that exported files can be imported. */
const names = readOnce(() => {
  const columns: Record<string, MemberColumn> = { ...alsoCalled };
  const roles: Record<string, string> = { ...alsoRoles };
  for (const language of ['nb', 'en']) {
    const words = wordsIn(readWords(language, ['accounts', 'identity']));
    columns[bare(words.field('users.email').label)] = 'EMAIL';
    columns[bare(words.field('users.firstName').label)] = 'FIRST_NAME';
    columns[bare(words.field('users.lastName').label)] = 'LAST_NAME';
    columns[bare(words.field('memberships.role').label)] = 'ROLE';
    columns[bare(words.noun('departments').one)] = 'DEPARTMENTS';
    columns[bare(words.noun('departments').many)] = 'DEPARTMENTS';
    for (const role of ['OWNER', 'ADMIN', 'MEMBER']) {
      roles[bare(role)] = role;
      roles[bare(words.value('AccountRole', role).label)] = role;
    }
    roles[bare(words.value('DepartmentRole', 'MANAGER').label)] = 'MANAGER';
  }
  return { columns, roles };
});

/** Whether a name is given both as a whole and in parts, which might differ. */
export const namesTwice = (columns: readonly MemberColumn[]): boolean =>
  columns.includes('FULL_NAME') &&
  (columns.includes('FIRST_NAME') || columns.includes('LAST_NAME'));

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

/** Takes an address apart as mail programs copy it: `Ola Nordmann <ola@eksempel.no>`. */
function addressIn(cell: string): { name: string; address: string } {
  const [, name = '', address = cell] = /^([^<>]*)<([^<>]+)>[\s;,]*$/.exec(cell) ?? [];
  return { name: name.replace(/["']/g, '').trim(), address: address.replace(/^mailto:/i, '') };
}

/** Reads people off rows, once it is known what the columns are. */
export function memberRows(
  rows: readonly WorksheetRow[],
  columns: readonly MemberColumn[],
): MemberRow[] {
  return rows.map(({ row, cells }) => {
    const values: Partial<Record<Field, string>> = {};
    let besideAddress = '';
    for (const [place, column] of columns.entries()) {
      const cell = cells[place] ?? '';
      if (column === 'SKIPPED' || cell === '') continue;
      if (column === 'FULL_NAME') Object.assign(values, namesIn(cell));
      else if (column === 'EMAIL') {
        const { name, address } = addressIn(cell);
        values.email = tidyField('email', address);
        besideAddress = name;
      } else
        values[fields[column]] =
          column === 'ROLE' ? roleNamed(cell) : tidyField(fields[column], cell);
    }
    const named = { ...namesIn(besideAddress), ...values };
    return { row, ...named, broken: brokenIn(named) };
  });
}

/** The columns by their headings; of two alike the first, and separate name columns before a full name. */
export function guessColumns(headings: readonly string[]): MemberColumn[] {
  const taken = new Set<MemberColumn>();
  const found = headings.map((heading) => names().columns[bare(heading)] ?? 'SKIPPED');
  const isSplit = namesTwice([...found, 'FULL_NAME']);
  return found.map((column) => {
    if (taken.has(column) || (isSplit && column === 'FULL_NAME')) return 'SKIPPED';
    taken.add(column);
    return column;
  });
}

/** The role that a cell means; unknown text stays, to be refused. */
function roleNamed(cell: string): string {
  return names().roles[bare(cell)] ?? cell;
}
