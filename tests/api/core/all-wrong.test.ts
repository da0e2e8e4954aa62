// Goal: one answer reports every error, both of the form and of the database. Method: inputs
// through the product's API that fail both.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let kari: string;
let theirs: string;

beforeAll(async () => {
  api = await productApi();
  kari = await signedInPerson(api, 'kari@example.no');
  const ola = await signedInPerson(api, 'ola@example.no');
  const made = await runMutation<{ invoice: { id: string } }>(
    api,
    'createInvoice',
    {},
    'invoice { id }',
    ola,
  );
  theirs = made.invoice.id;
});
afterAll(() => api?.[Symbol.asyncDispose]());

async function wrong(name: string, input: object, token: string | null = kari) {
  const { errors } = await runMutation(api, name, input, '', token);
  return errors.map(({ code, path }) => `${code} ${path}`).sort();
}

const pdf = `data:application/pdf;base64,${pdfOf().toString('base64')}`;

// Requirements: A8.91
test('a password is hashed first, and the database’s refusals are returned together with those of the form', async () => {
  const attributes = { firstName: ' ', email: 'ola@example.no', password: 'a-good-one' };
  expect(await wrong('updateUser', { attributes })).toEqual([
    'AUTH_LEVEL_2_REQUIRED ',
    'BLANK attributes.firstName',
    'TAKEN attributes.email',
  ]);
});

test('a file is opened, and nothing of it is stored', async () => {
  const tooLong = { data: pdf, filename: 'x'.repeat(256) };
  expect(
    await wrong('createReceipt', { invoiceId: theirs, attributes: { file: tooLong } }),
  ).toEqual(['INVALID invoiceId', 'TOO_BIG attributes.file']);
  const noReceipt = { data: 'data:text/html;base64,PGh0bWw+', filename: 'a.pdf' };
  expect(
    await wrong('createReceipt', { invoiceId: theirs, attributes: { file: noReceipt } }),
  ).toEqual(['INVALID attributes.file', 'INVALID invoiceId']);
  const good = { data: pdf, filename: 'a.pdf' };
  expect(
    await wrong('createReceipt', { invoiceId: 'nonsense', attributes: { file: good } }),
  ).toEqual(['INVALID invoiceId']);
  expect(api.stored.size).toBe(0);
});

test('a refusal of the whole input is returned together with one of a field', async () => {
  await api.root.query(`update app_public.accounts a set invoices_enabled = false
    from app_public.users u where u.id = a.primary_user_id and u.email = 'kari@example.no'`);
  const attributes = { name: 'x'.repeat(500) };
  expect(await wrong('createClient', { attributes })).toEqual([
    'TOO_BIG attributes.name',
    'UNAUTHORIZED ',
  ]);
});

test('a visitor gets both kinds as well, where attempts are not counted', async () => {
  const input = { token: 'nobodys', password: 'x' };
  expect(await wrong('resetPassword', input, null)).toEqual([
    'INVALID_TOKEN token',
    'TOO_SHORT password',
  ]);
});

test('where attempts are counted, a request that cannot succeed does not count as one', async () => {
  const before = await api.root.query(
    'select count(*)::int as n from app_private.sign_in_attempts',
  );
  const registration = { attributes: { email: 'kari@example.no', firstName: '', password: 'x' } };
  expect(await wrong('registerAccount', registration, null)).not.toContain(
    'USER_EXISTS attributes.email',
  );
  const after = await api.root.query('select count(*)::int as n from app_private.sign_in_attempts');
  expect(after.rows).toEqual(before.rows);
});
