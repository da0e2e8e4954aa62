// Goal: no unusual number, date or text is stored as another value or causes an internal error.
// Method: one draft after another with one unusual value each, through the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Payload } from '../support/answer.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

const mutation = `mutation ($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoice { id amount total lines { quantity } } errors { code path } } }`;

interface Created {
  createInvoice: Payload<{ invoice: { id: string; amount: number } | null }>;
}

function draft(more: object) {
  const input = { freelanceProfileId: kari.ids.profile, clientId: kari.ids.client, ...more };
  return server.portal<Created>(mutation, { input }, kari.token);
}

const line = (more: object) =>
  draft({ lines: [{ lineType: 'EXTRA', quantity: '1', unitPrice: 100, vatRate: '0', ...more }] });

test.each([
  [{ quantity: '0.001' }, 'INVALID', 'quantity'],
  [{ quantity: '-1' }, 'TOO_SMALL', 'quantity'],
  [{ quantity: '+5' }, 'INVALID', 'quantity'],
  [{ quantity: '100000' }, 'TOO_BIG', 'quantity'],
  [{ quantity: `0.${'0'.repeat(5_000)}1` }, 'INVALID', 'quantity'],
  [{ unitPrice: -1 }, 'TOO_SMALL', 'unitPrice'],
  [{ unitPrice: 2 ** 53 - 1 }, 'TOO_BIG', 'unitPrice'],
  [{ vatRate: '24.999' }, 'INCLUSION', 'vatRate'],
  [{ vatRate: '-25' }, 'INCLUSION', 'vatRate'],
  [{ description: 'a\0b' }, 'INVALID', 'description'],
  [{ description: 'half \ud83d' }, 'INVALID', 'description'],
  [{ description: 'x'.repeat(1_001) }, 'TOO_BIG', 'description'],
  [{ workReport: { hours: '100000' } }, 'TOO_BIG', 'workReport.hours'],
  [{ workReport: { hours: '-1' } }, 'TOO_SMALL', 'workReport.hours'],
  [{ workReport: { startDate: '0000-01-01' } }, 'INVALID', 'workReport.startDate'],
  [{ workReport: { startDate: '2026-02-29' } }, 'INVALID', 'workReport.startDate'],
  [{ workReport: { startTime: '24:00' } }, 'INVALID', 'workReport.startTime'],
  [{ workReport: { startTime: '08:00:00' } }, 'INVALID', 'workReport.startTime'],
  [{ workReport: { endTime: '8:00' } }, 'INVALID', 'workReport.endTime'],
  [{ dependentOnPosition: -1 }, 'INVALID', 'dependentOnPosition'],
  [{ dependentOnPosition: 2 ** 31 - 1 }, 'INVALID', 'dependentOnPosition'],
  [{ occupationCodeId: 'occ_8zzzzzzzzzzzzzzzzzzzzzzzzz' }, 'INVALID', 'occupationCodeId'],
])('a line with %j is refused with %s', async (more, code, field) => {
  const answer = await line(more);
  expect(answer.data?.createInvoice, answer.text).toEqual({
    invoice: null,
    errors: [{ code, path: `lines.0.${field}` }],
  });
});

test('a time of day is returned as it was given, HH:MM', async () => {
  const workReport = { type: 'TIME', startTime: '08:05', endTime: '23:59' };
  const made = await line({ workReport });
  const { data } = await server.portal<{ node: object }>(
    'query ($id: ID!) { node(id: $id) { ... on Invoice { lines { workReport { startTime endTime } } } } }',
    { id: made.data.createInvoice.invoice?.id },
    kari.token,
  );
  const received = { startTime: '08:05', endTime: '23:59' };
  expect(data.node).toEqual({ lines: [{ workReport: received }] });
});

test.each([
  [{ invoicedOn: '0000-00-00' }, 'invoicedOn'],
  [{ invoicedOn: '0000-01-01' }, 'invoicedOn'],
  [{ invoicedOn: '99999-01-01' }, 'invoicedOn'],
  [{ invoicedOn: 'infinity' }, 'invoicedOn'],
  [{ dueOn: '9999-12-31' }, 'dueOn'],
  [{ dueOn: '2026-02-30' }, 'dueOn'],
  [{ buyerReference: 'x\0' }, 'buyerReference'],
  [{ clientId: '' }, 'clientId'],
  [{ clientId: 'cli_8zzzzzzzzzzzzzzzzzzzzzzzzz' }, 'clientId'],
  [{ clientId: "cli_' or 1=1 --" }, 'clientId'],
])('a draft with %j is refused', async (more, path) => {
  const answer = await draft(more);
  expect(answer.data?.createInvoice, answer.text).toEqual({
    invoice: null,
    errors: [{ code: 'INVALID', path }],
  });
});

test('a raw key, another type’s id and another spelling are invalid ids', async () => {
  const { client, invoice } = kari.ids;
  for (const clientId of [
    kari.raw.client,
    invoice,
    client.toUpperCase(),
    `${client} `,
    ` ${client}`,
  ]) {
    const answer = await draft({ clientId });
    expect(answer.data.createInvoice.errors, clientId).toEqual([
      { code: 'INVALID', path: 'clientId' },
    ]);
  }
});

test.each([
  ['quantity', '1e9'],
  ['quantity', ' 1'],
  ['quantity', '1 '],
  ['quantity', '١'],
  ['quantity', 'NaN'],
  ['quantity', 'Infinity'],
  ['quantity', '0x10'],
  ['quantity', '1,5'],
  ['quantity', true],
  ['quantity', 1e-7],
  ['unitPrice', 2 ** 53],
  ['unitPrice', 1.5],
  ['unitPrice', '1e3'],
  ['unitPrice', [100]],
  ['lineType', 'HACK'],
  ['collapsed', 'yes'],
])('%s %j is an invalid value of its type, and is reported as such', async (field, value) => {
  const answer = await line({ [field]: value });
  expect(answer.data).toBeNull();
  expect(answer.errors[0]?.message).toContain(field);
  expect(answer.errors[0]?.extensions?.code).not.toBe('INTERNAL');
});

test('numbers too large for JSON are refused, not rounded', async () => {
  for (const number of ['1e400', '9007199254740993', '-1e400']) {
    const variables = `{"input":{"lines":[{"lineType":"EXTRA","quantity":"1","unitPrice":${number}}]}}`;
    const body = `{"query":${JSON.stringify(mutation)},"variables":${variables}}`;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${kari.token}` },
      body,
    });
    expect(await response.text(), number).toContain('BigInt must be a whole number');
  }
});

test('a sum beyond the exact numbers of a browser is refused or returned exactly, never rounded', async () => {
  const dear = { lineType: 'EXTRA', quantity: '99999.99', unitPrice: 1_000_000_000, vatRate: '0' };
  const one = await draft({ lines: [dear] });
  expect(one.data.createInvoice.invoice).toMatchObject({ amount: 99_999_990_000_000 });
  const many = await draft({ lines: Array(200).fill(dear) });
  const { invoice, errors } = many.data.createInvoice;
  expect(errors.length > 0 || invoice?.amount === 0, many.text).toBe(true);
});

test.each([
  'accountId',
  'account_id',
  '$prepared',
  'status',
  'kid',
  'invoiceNumber',
  'id',
  'amount',
])('a field %s that the form does not have is refused', async (field) => {
  const answer = await draft({ [field]: kari.ids.account });
  expect(answer.data).toBeNull();
  expect(answer.errors[0]?.message).toContain(`"${field}" is not defined`);
});

test('values that our own code passes to SQL cannot be sent by a caller', async () => {
  const text = `mutation ($input: CreateSessionInput!) { createSession(input: $input) { token } }`;
  const forged = { passwordMatches: true, userId: kari.userId, isLimited: false };
  const input = { email: 'a@example.no', password: 'x', $prepared: forged };
  const answer = await server.portal(text, { input });
  expect(answer.data).toBeNull();
  expect(answer.errors[0]?.message).toContain('"$prepared" is not defined');
});

test.each([
  [{ createdAtFrom: '0000-00-00' }, 'INVALID'],
  [{ createdAtTo: '99999-01-01' }, 'INVALID'],
  [{ invoicedOnFrom: '2026-02-30' }, 'INVALID'],
  [{ createdAtFrom: 'now' }, 'INVALID'],
  [{ search: 'a\0b' }, 'INVALID'],
  [{ search: '\ud800' }, 'INVALID'],
])('a filter %j is refused', async (filter, code) => {
  const text = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { total } }';
  const answer = await server.portal(text, { filter }, kari.token);
  expect(answer.errors[0]?.extensions?.code, answer.text).toBe(code);
});

test('wildcards of LIKE and SQL characters in a search are literal', async () => {
  const text = 'query ($filter: InvoiceFilter) { invoices(filter: $filter) { total } }';
  for (const search of ['%', '_', '\\', "' or ''='", '"; drop table x; --', '%%%%%']) {
    const answer = await server.portal(text, { filter: { search } }, kari.token);
    expect(answer.data, search).toEqual({ invoices: { total: 0 } });
  }
});

test('a text of megabytes is refused, and not searched for', async () => {
  const text = 'a '.repeat(1_000_000);
  const searched = await server.portal(
    'query ($text: String) { invoices(filter: { search: $text }) { total } }',
    { text },
    kari.token,
  );
  expect(searched.errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_BIG']);
  const named = await server.portal(
    'query ($text: String!) { companies(name: $text) { name } }',
    { text },
    kari.token,
  );
  expect(named.errors.map(({ extensions }) => extensions?.code)).toEqual(['TOO_BIG']);
  const answer = await line({ description: text });
  expect(answer.data?.createInvoice).toEqual({
    invoice: null,
    errors: [{ code: 'TOO_BIG', path: 'lines.0.description' }],
  });
});

test('a page out of range is the nearest one or empty', async () => {
  for (const page of ['page:-1', 'page:0', 'page:2147483647', 'perPage:0', 'perPage:2147483647']) {
    const answer = await server.portal<{ invoices: { items: object[] } }>(
      `{ invoices(${page}) { items { id } } }`,
      {},
      kari.token,
    );
    expect(answer.errors, page).toEqual([]);
    expect(answer.data.invoices.items.length).toBeLessThanOrEqual(100);
  }
});

test.each(['\u00a0', '\n', '\u200b', '\u202e'])(
  'an invoice with an invisible line title, %j, cannot be submitted',
  async (description) => {
    const made = await line({ description });
    const id = made.data.createInvoice.invoice?.id;
    const text = 'mutation ($id: ID!) { submitInvoice(input: {id: $id}) { errors { code path } } }';
    const answer = await server.portal<{ submitInvoice: Payload }>(text, { id }, kari.token);
    expect(answer.data.submitInvoice.errors).toEqual([
      { code: 'BLANK', path: 'lines.0.description' },
    ]);
  },
);
