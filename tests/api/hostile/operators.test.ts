// Goal: an operator does what their role allows and nothing else, a user of the portal cannot act
// as an operator, and a dismissed operator loses access. Method: sessions of each kind at both
// APIs.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import type { Payload } from '../support/answer.ts';
import { makeOperator } from './support/make-operator.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

interface Impersonated {
  impersonateAccount: Payload<{ token: string | null }>;
}
const impersonate = `mutation ($input: ImpersonateAccountInput!) {
  impersonateAccount(input: $input) { token errors { code path } } }`;
const approve = `mutation ($input: ApproveInvoiceInput!) {
  approveInvoice(input: $input) { errors { code path } } }`;

test('each API accepts only its own sessions', async () => {
  const { token } = await makeOperator(server.database, 'ADMIN');
  for (const query of ['{ session { id } }', '{ invoices { total } }', '{ __typename }']) {
    const answer = await server.portal(query, {}, token);
    expect(answer.data, query).toBeNull();
    expect(answer.errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
  }
  for (const query of [
    '{ invoices { totalCount } }',
    '{ users { totalCount } }',
    '{ catalogue }',
  ]) {
    const answer = await server.admin(query, {}, kari.token);
    expect(answer.data, query).toBeNull();
    expect(answer.errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
  }
  const answer = await server.admin(
    impersonate,
    { input: { id: kari.accountId, reason: 'x' } },
    kari.token,
  );
  expect(answer.errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

test('a visitor reads nothing in the console', async () => {
  const fields = [
    'invoices',
    'users',
    'accounts',
    'auditEntries',
    'sessions',
    'events',
    'deliveries',
  ];
  const answers = await Promise.all(
    fields.map((field) => server.admin(`{ ${field} { totalCount nodes { id } } }`)),
  );
  for (const answer of answers) {
    expect(answer.errors[0]?.extensions?.code, answer.text).toBe('UNAUTHORIZED');
    expect(answer.data).toBeNull();
  }
});

test.each(['READ', 'REVIEW', 'FINANCE'] as const)('%s may not impersonate a user', async (role) => {
  const { token } = await makeOperator(server.database, role);
  const input = { id: kari.accountId, reason: 'Fordi' };
  const answer = await server.admin<Impersonated>(impersonate, { input }, token);
  expect(answer.data.impersonateAccount).toEqual({
    token: null,
    errors: [{ code: 'UNAUTHORIZED', path: '' }],
  });
});

test.each(['READ', 'FINANCE'] as const)('%s may not approve', async (role) => {
  const submitted = await server.portal(
    'mutation ($id: ID!) { submitInvoice(input: {id: $id}) { errors { code } } }',
    { id: kari.ids.invoice },
    kari.token,
  );
  expect(submitted.errors).toEqual([]);
  const { token } = await makeOperator(server.database, role);
  const answer = await server.admin<{ approveInvoice: Payload }>(
    approve,
    { input: { id: kari.raw.invoice } },
    token,
  );
  expect(answer.data.approveInvoice.errors).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
});

test.each(['READ', 'REVIEW'] as const)('%s may not add a rate', async (role) => {
  const { token } = await makeOperator(server.database, role);
  const { data, errors } = await server.admin<{ createRate: object | null } | null>(
    `mutation { createRate(input: {rate: {rateKey: "mine", value: "1", unit: PERCENT, source: "x",
      valid: {start: {value: "2030-01-01", inclusive: true}}}}) { rate { id } } }`,
    {},
    token,
  );
  expect(data?.createRate ?? null).toBeNull();
  expect(errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

// Requirements: A4.72
test('an operator who impersonates a user changes no money and no credentials', async () => {
  const { token: operator } = await makeOperator(server.database, 'ADMIN');
  const input = { id: kari.accountId, reason: 'Fordi' };
  const opened = await server.admin<Impersonated>(impersonate, { input }, operator);
  const { token } = opened.data.impersonateAccount;
  const seen = await server.portal('{ invoices { total } }', {}, token);
  expect(seen.data).toEqual({ invoices: { total: 2 } });
  const refusedBy = async (text: string, variables: object) => {
    const answer = await server.portal(text, variables, token);
    const [payload] = Object.values(answer.data ?? {}) as { errors: { code: string }[] }[];
    return payload?.errors.map(({ code }) => code) ?? [answer.text];
  };
  expect(
    await refusedBy(
      'mutation ($id: ID!) { destroyBankAccount(input: {id: $id}) { errors { code } } }',
      { id: kari.ids.bankAccount },
    ),
  ).toContain('INVALID_ACTION');
  for (const attributes of ['{password: "et nytt et"}', '{email: "m@example.no"}']) {
    const text = `mutation { updateUser(input: {attributes: ${attributes}}) { errors { code } } }`;
    expect(await refusedBy(text, {}), attributes).toContain('INVALID_ACTION');
  }
});

// Requirements: A4.83
test('after a quarter of an hour an operator enters a code again before impersonating, and each code counts once', async () => {
  const { token, code, email } = await makeOperator(server.database, 'ADMIN');
  const act = async (more: object = {}) => {
    const input = { id: kari.accountId, reason: 'Fordi', ...more };
    const answer = await server.admin<Impersonated>(impersonate, { input }, token);
    return answer.data.impersonateAccount.errors;
  };
  const later = () =>
    server.database.committed((tx) =>
      tx.query(
        `update app_public.sessions s set second_level_at = now() - interval '15 minutes' from app_public.users u
         where u.id = s.user_id and u.email = $1`,
        [email],
      ),
    );
  expect(await act()).toEqual([]);
  await later();
  expect(await act()).toEqual([{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
  const wrong = [{ code: 'INVALID_TOKEN', path: 'code' }];
  expect(await act({ code: code === '000000' ? '111111' : '000000' })).toEqual(wrong);
  expect(await act({ code: '12 345' })).toEqual(wrong);
  expect(await act({ code })).toEqual([]);
  expect(await act()).toEqual([]);
  await later();
  for (let tries = 0; tries < 8; tries++) expect(await act({ code })).toEqual(wrong);
  expect(await act({ code })).toEqual(wrong);
  expect(await act({ code })).toEqual([{ code: 'ATTEMPTS_LIMIT_EXCEEDED', path: 'code' }]);
});

test('a dismissed operator loses access at once', async () => {
  const { token, email } = await makeOperator(server.database, 'ADMIN');
  const ask = () => server.admin('{ users { totalCount } }', {}, token);
  expect((await ask()).errors).toEqual([]);
  await server.database.committed((tx) =>
    tx.query(
      `update app_public.operators set disabled_at = now()
       where user_id = (select id from app_public.users where email = $1)`,
      [email],
    ),
  );
  expect((await ask()).errors[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

test('a session that has ended cannot be reopened', async () => {
  const ended = await server.database.committed(async (tx) => {
    const [session] = await tx.query<{ id: string }>(
      'insert into app_public.sessions (user_id, account_id, revoked_at) values ($1, $2, now()) returning id',
      [kari.userId, kari.accountId],
    );
    return tx.query<{ revoked_at: Date | null }>(
      'update app_public.sessions set revoked_at = null where id = $1 returning revoked_at',
      [session?.id],
    );
  });
  expect(ended).toEqual([{ revoked_at: expect.any(Date) }]);
});

test('only the first six digits of a personal number are returned', async () => {
  const { token } = await makeOperator(server.database, 'ADMIN');
  await server.database.committed((tx) => makeInvoicer(tx));
  const text = '{ freelanceProfiles { nodes { freelanceType personalNumber } } }';
  type Profiles = { nodes: { freelanceType: string; personalNumber: string }[] };
  const { data } = await server.admin<{ freelanceProfiles: Profiles }>(text, {}, token);
  const people = data.freelanceProfiles.nodes.filter(
    ({ freelanceType }) => freelanceType === 'INDIVIDUAL',
  );
  expect(people.length).toBeGreaterThan(0);
  for (const { personalNumber } of people) expect(personalNumber).toMatch(/^\d{6}\*{5}$/);
});

test('the largest page of the console is a thousand rows', async () => {
  const { token } = await makeOperator(server.database, 'READ');
  const answer = await server.admin<{ users?: { nodes: object[] } } | null>(
    '{ users(first: 2147483647) { nodes { id } } }',
    {},
    token,
  );
  expect(answer.status).toBe(200);
  expect(answer.data?.users?.nodes.length ?? 0).toBeLessThanOrEqual(1_000);
});
