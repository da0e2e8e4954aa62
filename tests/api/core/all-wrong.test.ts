// Goal: one answer tells everything that is wrong, what the form sees and what only the database
// knows. Method: inputs through the product's API that are wrong in both ways at once.
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
test('a password is hashed on the way, and what the database says of the rest is told with the form', async () => {
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

test('what concerns the whole is told with what concerns a field', async () => {
  await api.root.query(`update app_public.accounts a set invoices_enabled = false
    from app_public.users u where u.id = a.primary_user_id and u.email = 'kari@example.no'`);
  const attributes = { name: 'x'.repeat(500) };
  expect(await wrong('createClient', { attributes })).toEqual([
    'TOO_BIG attributes.name',
    'UNAUTHORIZED ',
  ]);
});

test('a visitor hears it too, where nothing counts their tries', async () => {
  const input = { token: 'nobodys', password: 'x' };
  expect(await wrong('resetPassword', input, null)).toEqual([
    'INVALID_TOKEN token',
    'TOO_SHORT password',
  ]);
});

test('where tries are counted, one that could not succeed is no try', async () => {
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
