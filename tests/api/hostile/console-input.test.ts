// Goal: the generated mutations and filters of the console's API accept or refuse an operator's
// input, and never cause an internal error. Method: an administrator who sends requests that no
// screen would.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOperator } from './support/make-operator.ts';
import { type RealServer, realServer } from './support/real-server.ts';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server?.[Symbol.asyncDispose]());

test('invalid input to the console’s generated mutations and filters is refused and causes no internal error', async () => {
  const { token } = await makeOperator(server.database, 'ADMIN');
  const id = '00000000-0000-0000-0000-000000000000';
  const range = (start: string, end: string) =>
    `{start: {value: "${start}", inclusive: true}, end: {value: "${end}", inclusive: false}}`;
  const rate = (valid: string) =>
    `mutation { createRate(input: {rate: {rateKey: "x", unit: PERCENT, value: "1", source: "x", valid: ${valid}}}) { __typename } }`;
  for (const operation of [
    `mutation { createHelpArticle(input: {helpArticle: {orgNumber: "123456785", name: "\\u0000"}}) { __typename } }`,
    `mutation { deleteHelpArticle(input: {id: "${id}"}) { __typename } }`,
    rate(range('2027-01-01', '2026-01-01')),
    '{ invoices(filter: {invoicedOn: {equalTo: "2026-02-30"}}) { totalCount } }',
    '{ invoices(filter: {createdAt: {lessThan: "-4713-01-01"}}) { totalCount } }',
    '{ users(filter: {lastName: {like: "\\\\"}}) { totalCount } }',
    '{ users(filter: {blockedAt: {lessThan: "294277-01-01T00:00:00Z"}}) { totalCount } }',
    '{ users(first: -1) { nodes { id } } }',
    '{ users(first: 1, offset: -1) { nodes { id } } }',
  ]) {
    const answer = await server.admin(operation, {}, token);
    expect(answer.errors[0]?.extensions?.code, operation + answer.text).toBe('INVALID');
  }
});

test('operators’ texts are neither blank nor unlimited in length', async () => {
  const { token } = await makeOperator(server.database, 'ADMIN');
  const found = await server.admin<{ invoicingSettings: { nodes: { id: string }[] } }>(
    '{ invoicingSettings { nodes { id } } }',
    {},
    token,
  );
  const [settings] = found.data.invoicingSettings.nodes;
  const name = `mutation ($text: String!) { updateInvoicingSetting(
    input: {id: "${settings?.id}", patch: {companyName: $text}}) { __typename } }`;
  const code = `mutation ($text: String!) { createOccupationCode(
    input: {occupationCode: {code: "0001", name: $text}}) { __typename } }`;
  const source = `mutation ($text: String!) { createRate(input: {rate: {rateKey: "x", unit: PERCENT,
    value: "1", source: $text, valid: {start: {value: "2030-01-01", inclusive: true}}}}) { __typename } }`;
  for (const [operation, path] of [
    [name, 'companyName'],
    [code, 'name'],
    [source, 'source'],
  ] as const) {
    for (const text of ['', ' \n', 'x'.repeat(1_001)]) {
      const answer = await server.admin(operation, { text }, token);
      const code = text.trim() === '' ? /^(BLANK|INVALID)$/ : /^INVALID$/;
      expect(answer.errors[0]?.extensions, answer.text).toMatchObject({
        code: expect.stringMatching(code),
        path,
      });
    }
  }
});
