// Goal: a request that is sent twice with one idempotency key is executed once, and answered alike.
// Method: the product's two APIs over HTTP, with sequential calls, simultaneous calls, and forged
// keys.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { pdfOf } from '../../support/pdf-of.ts';
import type { Answer, Payload } from '../support/answer.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let api: ProductApi;
let kari: string;
let ola: string;

beforeAll(async () => {
  api = await productApi();
  kari = await signedInPerson(api, 'kari@example.no');
  ola = await signedInPerson(api, 'ola@example.no');
});
afterAll(() => api?.[Symbol.asyncDispose]());

type Made = Payload<{ invoice: { id: string; buyerReference: string } | null }>;

async function send<Data>(text: string, variables: object, key: string, token: string | null) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'idempotency-key': key,
  };
  if (token) headers.authorization = `Bearer ${token}`;
  const body = JSON.stringify({ query: text, variables });
  const response = await fetch(api.url, { method: 'POST', headers, body });
  return (await response.json()) as Answer<Data>;
}

const fields = '{ invoice { id buyerReference } errors { code path } }';
const create = `mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) ${fields} }`;

async function invoice(buyerReference: string, key: string, token: string | null = kari) {
  const variables = { input: { buyerReference } };
  const { data } = await send<{ createInvoice: Made }>(create, variables, key, token);
  return data.createInvoice;
}

async function invoicesCalled(buyerReference: string): Promise<number> {
  const { rows } = await api.root.query(
    'select count(*)::int as n from app_public.invoices where buyer_reference = $1',
    [buyerReference],
  );
  return rows[0].n;
}

test('a repeated call with the same key returns the first result; without a key it is executed twice', async () => {
  const first = await invoice('once', 'key-1');
  expect(first.errors).toEqual([]);
  expect(await invoice('once', 'key-1')).toEqual(first);
  expect(await invoicesCalled('once')).toBe(1);
  await invoice('once', 'key-2');
  expect(await invoicesCalled('once')).toBe(2);
});

test('ten simultaneous calls create one invoice, and each returns it', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => invoice('at once', 'key-3')));
  expect(new Set(answers.map((one) => one.invoice?.id)).size).toBe(1);
  expect(answers.flatMap((one) => one.errors)).toEqual([]);
  expect(await invoicesCalled('at once')).toBe(1);
});

test('a key with another input is refused, and nothing is created', async () => {
  await invoice('mine', 'key-4');
  const other = await invoice('another', 'key-4');
  expect(other).toEqual({ invoice: null, errors: [{ code: 'INVALID_ACTION', path: '' }] });
  expect(await invoicesCalled('another')).toBe(0);
});

test('a key belongs to its user: another user’s equal key is independent and never returns the first result', async () => {
  const mine = await invoice('whose', 'key-5');
  const theirs = await invoice('whose', 'key-5', ola);
  expect(theirs.errors).toEqual([]);
  expect(theirs.invoice?.id).not.toBe(mine.invoice?.id);
});

test('the same key in another account of the user is independent', async () => {
  const { rows } = await api.root.query(
    `select app_private.create_team(id, '{"name": "Team"}') as id from app_public.users where email = $1`,
    ['kari@example.no'],
  );
  const id = encodeTypeId('acc', rows[0].id);
  const switched = await send<{ switchAccount: Payload<{ token: string }> }>(
    'mutation ($id: ID) { switchAccount(input: {id: $id}) { token errors { code path } } }',
    { id },
    'key-6',
    kari,
  );
  expect(switched.data.switchAccount.errors).toEqual([]);
  const elsewhere = await invoice('mine', 'key-4', switched.data.switchAccount.token);
  expect(elsewhere.errors).toEqual([{ code: 'INVALID_ACTION', path: '' }]);
  expect(elsewhere.invoice).toBeNull();
});

test('a refused call frees its key for another attempt', async () => {
  const late = { invoicedOn: '2001-01-01' };
  const bad = await send<{ createInvoice: Made }>(create, { input: late }, 'key-7', kari);
  expect(bad.data.createInvoice.errors[0]?.code).toBe('INVALID_INVOICED_ON');
  const good = await invoice('again', 'key-7');
  expect(good.errors).toEqual([]);
  expect(await invoice('again', 'key-7')).toEqual(good);
});

test('each mutation of a document has an idempotency key of its own', async () => {
  const both = `mutation { a: createInvoice(input: {buyerReference: "pair"}) ${fields}
    b: createInvoice(input: {buyerReference: "pair"}) ${fields} }`;
  const first = await send<{ a: Made; b: Made }>(both, {}, 'key-8', kari);
  expect(first.data.a.invoice?.id).not.toBe(first.data.b.invoice?.id);
  expect(await send(both, {}, 'key-8', kari)).toEqual(first);
  expect(await invoicesCalled('pair')).toBe(2);
});

test('a repeated destroy, or a repeated mutation without a result, returns the first result', async () => {
  const made = await invoice('short-lived', 'key-9');
  const destroy = 'mutation ($id: ID) { destroyInvoice(input: {id: $id}) { id errors { code } } }';
  const missing = await send(destroy, { id: made.invoice?.id }, 'key-9', kari);
  expect(missing.data).toEqual({ destroyInvoice: { id: made.invoice?.id, errors: [] } });
  expect(await send(destroy, { id: made.invoice?.id }, 'key-9', kari)).toEqual(missing);
  // Read again under the caller's policies, the invoice no longer exists.
  expect(await invoice('short-lived', 'key-9')).toEqual({ invoice: null, errors: [] });
});

test('an upload that arrives twice at once is stored once', async () => {
  const made = await invoice('with receipt', 'key-10');
  const data = `data:application/pdf;base64,${pdfOf().toString('base64')}`;
  const input = {
    invoiceId: made.invoice?.id,
    attributes: { file: { data, filename: 'receipt.pdf' } },
  };
  const text = `mutation ($input: CreateReceiptInput!) {
    createReceipt(input: $input) { receipt { id } errors { code path } } }`;
  const before = api.stored.size;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => send(text, { input }, 'key-11', kari)),
  );
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(answers[0]).toMatchObject({ data: { createReceipt: { errors: [] } } });
  expect(api.stored.size).toBe(before + 1);
});

test('no secret is stored: a mutation that returns one is executed again, and neither token nor input is saved', async () => {
  const session = `mutation ($input: CreateSessionInput!) {
    createSession(input: $input) { token errors { code } } }`;
  const input = { email: 'kari@example.no', password: 'a-password-of-kari' };
  await send(session, { input }, 'key-12', null);
  await send(session, { input }, 'key-12', kari);
  const { rows } = await api.root.query(`select * from app_private.idempotency_keys`);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.some(({ key }) => key === 'key-12' || key === 'key-6')).toBe(false);
  expect(Object.keys(rows[0]).sort()).toEqual(
    ['answered_id', 'created_at', 'id', 'input_hash', 'key', 'mutation', 'place', 'user_id'].sort(),
  );
});

test('a key expires after a day, and is deleted at night', async () => {
  const first = await invoice('old', 'key-13');
  const age = `update app_private.idempotency_keys set created_at = now() - interval '25 hours' where key = $1`;
  await api.root.query(age, ['key-13']);
  const second = await invoice('old', 'key-13');
  expect(second.invoice?.id).not.toBe(first.invoice?.id);
  expect(await invoice('old', 'key-13')).toEqual(second);
  await api.root.query(age, ['key-13']);
  await api.root.query('select app_private.forget_idempotency_keys()');
  const left = await api.root.query(
    'select count(*)::int as n from app_private.idempotency_keys where key = any($1)',
    [['key-13', 'key-1']],
  );
  expect(left.rows[0].n).toBe(1);
});

test('an invalid key is refused before anything runs', async () => {
  for (const key of ['with a space', 'x'.repeat(256), '']) {
    const answer = await send(create, { input: { buyerReference: 'bad key' } }, key, kari);
    expect(answer.errors?.[0]?.extensions?.code).toBe('INVALID');
  }
  expect(await invoicesCalled('bad key')).toBe(0);
});
