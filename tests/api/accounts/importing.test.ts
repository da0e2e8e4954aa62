// Goal: one file imports two thousand people, and errors in it are reported by row.
// Method: a team of the caller, and files as a browser sends them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUp } from '#plugins/modules/accounts/import_account_members.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let token: string;

beforeAll(async () => {
  api = await productApi();
  const own = await signedInPerson(api, 'kari@example.no');
  const team = await runMutation<{ account: { id: string } }>(
    ...([
      api,
      'createTeamAccount',
      { attributes: { name: 'Korpset' } },
      'account { id }',
      own,
    ] as const),
  );
  const switched = await runMutation<{ token: string }>(
    ...([api, 'switchAccount', { id: team.account.id }, 'token', own] as const),
  );
  token = switched.token;
});
afterAll(() => api?.[Symbol.asyncDispose]());

interface Received {
  added: number | null;
  known: number | null;
  headings: string[] | null;
  columns: string[] | null;
  sample: string[] | null;
}

const send = (text: string, more: object = {}, as: string | null = token) => {
  const data = `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
  const input = { file: { data, filename: 'medlemmer.csv' }, ...more };
  return runMutation<Received>(
    api,
    'importAccountMembers',
    input,
    'added known headings columns sample',
    as,
  );
};

const two = 'E-post;Fornavn;Etternavn;Instrument\nnils@x.no;Nils;Ny;Tuba\nnora@x.no;Nora;Ny;';

test('a preview returns the columns and their contents', async () => {
  expect(await send(two, { preview: true })).toEqual({
    errors: [],
    added: 2,
    known: 0,
    headings: ['E-post', 'Fornavn', 'Etternavn', 'Instrument'],
    columns: ['EMAIL', 'FIRST_NAME', 'LAST_NAME', 'SKIPPED'],
    sample: ['nils@x.no', 'Nils', 'Ny', 'Tuba', 'nora@x.no', 'Nora', 'Ny', ''],
  });
});

test.each([
  ['First name,Surname,E-mail address,Role', ['FIRST_NAME', 'LAST_NAME', 'EMAIL', 'ROLE']],
  ['EPOST;fornavn;Etternavn;Avdeling', ['EMAIL', 'FIRST_NAME', 'LAST_NAME', 'DEPARTMENTS']],
  ['Navn;E-post', ['FULL_NAME', 'EMAIL']],
  ['Full name;E-mail address;Role', ['FULL_NAME', 'EMAIL', 'ROLE']],
  ['Navn;Fornavn;Etternavn;E-post', ['SKIPPED', 'FIRST_NAME', 'LAST_NAME', 'EMAIL']],
  ['kari@x.no;Kari;Ny', ['EMAIL', 'SKIPPED', 'SKIPPED']],
])('columns are recognised by their headings: %s', async (headings, columns) => {
  const received = await send(`${headings}\nnils@x.no;Nils`, { preview: true });
  expect(received).toMatchObject({ errors: [], columns });
});

test('columns that the user has mapped are imported as mapped', async () => {
  const text = 'nils@x.no;Nils;Ny\nnora@x.no;;Ny';
  const columns = ['EMAIL', 'FIRST_NAME', 'LAST_NAME'];
  expect((await send(text, { columns })).errors).toEqual([
    { code: 'BLANK', path: 'rows.2.firstName' },
  ]);
  expect((await send(text, { columns: ['EMAIL', 'EMAIL'] })).errors).toEqual([
    { code: 'TAKEN', path: 'columns' },
  ]);
  expect((await send(text)).errors).toEqual([{ code: 'BLANK', path: 'columns' }]);
});

test('a full name is split at its last word, or at a comma', async () => {
  const names = [' Anne  Marie Lie', '"Lie, Per Olav"', 'Bo van Dam', 'Madonna'];
  const rows = names.map((name, at) => `${name};navn${at}@x.no`);
  const text = ['Navn;E-post', ...rows].join('\n');
  expect((await send(text)).errors).toEqual([{ code: 'BLANK', path: 'rows.5.lastName' }]);
  expect(await send(text.replace('Madonna', 'Madonna Lie'))).toMatchObject({
    errors: [],
    added: 4,
  });
  const { rows: stored } = await api.root.query(
    `select invited_first_name || '|' || invited_last_name as name
     from app_public.memberships m join app_public.users u on u.id = m.user_id where u.email like 'navn%@x.no' order by u.email`,
  );
  expect(stored.map(({ name }) => name)).toEqual([
    'Anne Marie|Lie',
    'Per Olav|Lie',
    'Bo van|Dam',
    'Madonna|Lie',
  ]);
  const twice = await send(text, { columns: ['FULL_NAME', 'EMAIL', 'LAST_NAME'] });
  expect(twice.errors).toEqual([{ code: 'TAKEN', path: 'columns' }]);
});

test('an address as mail programs copy it is taken apart, and its name used where no column has one', async () => {
  const cells = ['"""Bo, Siv"" <siv@brev.no>"', 'Ida Berg <ida@brev.no>', '<per@brev.no>'];
  const text = cells.join('\n');
  const columns = ['EMAIL'];
  expect((await send(text, { columns })).errors).toEqual([
    { code: 'BLANK', path: 'rows.3.firstName' },
    { code: 'BLANK', path: 'rows.3.lastName' },
  ]);
  const whole = text.replace('<per', 'Per Lie <per');
  expect(await send(whole, { columns })).toMatchObject({ errors: [], added: 3 });
  const named = 'E-post;Fornavn;Etternavn\nOla H <ola@brev.no>;Ola;Hansen';
  expect(await send(named)).toMatchObject({ errors: [], added: 1 });
  const { rows } = await api.root.query(
    `select u.email || ' ' || invited_first_name || '|' || invited_last_name as text
     from app_public.memberships m join app_public.users u on u.id = m.user_id where u.email like '%@brev.no' order by u.email`,
  );
  expect(rows.map(({ text }) => text)).toEqual([
    'ida@brev.no Ida|Berg',
    'ola@brev.no Ola|Hansen',
    'per@brev.no Per|Lie',
    'siv@brev.no Siv|Bo',
  ]);
});

test('a hundred invalid rows are all reported, numbered as in a spreadsheet', async () => {
  const rows = Array.from({ length: 100 }, (_, i) => `;Nils;${i % 2 ? 'N'.repeat(101) : 'Ny'}`);
  const { errors, added } = await send(`E-post;Fornavn;Etternavn\n${rows.join('\n')}`);
  expect(added).toBeNull();
  expect(errors).toHaveLength(150);
  expect(errors.slice(0, 3)).toEqual([
    { code: 'BLANK', path: 'rows.2.email' },
    { code: 'BLANK', path: 'rows.3.email' },
    { code: 'TOO_BIG', path: 'rows.3.lastName' },
  ]);
});

test('a file that cannot be read or is too long is refused as a whole', async () => {
  expect((await send('\u0000')).errors).toEqual([{ code: 'IMPORT_ERROR', path: 'file' }]);
  expect((await send('E-post\n')).errors).toEqual([{ code: 'IMPORT_ERROR', path: 'file' }]);
  expect((await send(`a@x.no\n`.repeat(2_001))).errors).toEqual([
    { code: 'TOO_BIG', path: 'file' },
  ]);
});

test('a visitor’s file is not read', async () => {
  expect((await send(two, {}, null)).errors).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
});

/** A team of newcomers that is not verified invites fewer people in a day. */
const verifyTeams = () =>
  api.root.query('update app_public.accounts set organization_verified_at = now()');

test('eight thousand errors are all reported', async () => {
  await verifyTeams();
  const rows = Array.from({ length: 2_000 }, () => 'nobody;;');
  const { errors } = await send(`E-post;Fornavn;Etternavn\n${rows.join('\n')}`);
  // The address (twice in all rows but the first) and both names.
  expect(errors).toHaveLength(7_999);
});

test('two thousand people are imported at once into a verified team, and none when the file is sent again', async () => {
  await verifyTeams();
  const rows = Array.from({ length: 2_000 }, (_, i) => `n${i}@x.no;Nils;Nr ${i}`);
  const text = `E-post;Fornavn;Etternavn\n${rows.join('\n')}`;
  expect(await send(text)).toMatchObject({ errors: [], added: 2_000, known: 0 });
  expect(await send(text)).toMatchObject({ errors: [], added: 0, known: 2_000 });
  const { rows: counted } = await api.root.query<{ mails: string }>(
    `select count(*) as mails from graphile_worker.jobs where task_identifier = 'accounts/send_mail' and priority = 10`,
  );
  expect(counted).toEqual([{ mails: '2000' }]);
});

test('a file is not read for a caller without the right to import it', async () => {
  const refused = [{ code: 'UNAUTHORIZED', path: '' }];
  const broken = `data:text/csv;base64,${Buffer.from('a,b\n"c').toString('base64')}`;
  const tools = {
    request: { session: { user_id: 'a', administrator_id: null } },
    validate: async () => refused,
  } as unknown as Parameters<typeof lookUp>[1];
  await expect(lookUp({ file: { data: broken } }, tools)).rejects.toMatchObject({
    errors: refused,
  });
  const allowed = { ...tools, validate: async () => [] };
  expect(await lookUp({ file: { data: broken } }, allowed)).toMatchObject({
    refusal: 'IMPORT_ERROR',
  });
});

test('an input without a file is refused and causes no internal error', async () => {
  const { errors } = await runMutation(api, 'importAccountMembers', {}, 'added', token).catch(
    (error: Error) => ({ errors: [{ code: error.message }] }),
  );
  expect(errors).toMatchObject([{ code: 'BLANK', path: 'file' }]);
});
