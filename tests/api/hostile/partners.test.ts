// Goal: a team owner reads the shown fields of the invoices of freelancers enrolled with the team
// and nothing else: no fee, tax or payout, no other rows, nothing after the enrolment; by no field,
// order, filter, sum, link or id.
// Method: two teams and a freelancer enrolled with one, over the API as in production.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { Invoicer } from '../../db/invoicing/draft.ts';
import { workerCall } from '../../db/invoicing/worker-call.ts';
import { published } from '../../db/partners/shown.ts';
import { aRecruitingTeam } from '../../db/recruitment/a-recruiting-team.ts';
import { type Approved, enrolled, verified } from '../../db/recruitment/enrolling.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';

interface Shown {
  partneredInvoices: {
    items: { id: string; total: number; vat: number; amount: number; status: string }[];
    total: number;
    sums: { total: number };
    exportPath: string;
  };
}

let server: RealServer;
let invoicer: Invoicer;
let tokens: Record<'owner' | 'member' | 'stranger' | 'freelancer', string>;
let ids: Record<'invoice' | 'profile' | 'enrollment' | 'account', string>;
let enrollmentKey: string;
const prefixes = { invoice: 'inv', profile: 'frp', enrollment: 'enr', account: 'acc' } as const;

beforeAll(async () => {
  server = await realServer();
  await server.database.committed(async (tx) => {
    const made = await enrolled(tx, 'individual');
    invoicer = made.invoicer;
    const invoice = await published(tx, invoicer);
    const keys = {
      invoice,
      profile: invoicer.profile.id,
      enrollment: made.enrollment.id,
      account: invoicer.accountId,
    };
    enrollmentKey = keys.enrollment;
    ids = Object.fromEntries(
      Object.entries(prefixes).map(([name, prefix]) => [
        name,
        encodeTypeId(prefix, keys[name as keyof typeof keys]),
      ]),
    ) as typeof ids;
    const other = await aRecruitingTeam(tx);
    await verified(tx, other.id);
    const token = async (team: Approved['team'], role: 'owner' | 'member') =>
      (await signIn(tx, team.people[role].userId, team.id)).token;
    tokens = {
      owner: await token(made.team, 'owner'),
      member: await token(made.team, 'member'),
      stranger: await token(other, 'owner'),
      freelancer: (await signIn(tx, invoicer.userId, invoicer.accountId)).token,
    };
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

const list = `{ partneredInvoices { items { id total vat amount status clientName documentNumber invoicedOn dueOn
  enrollment { name } } total sums { total } exportPath } }`;
const shown = async (token: string) =>
  (await server.portal<Shown>(list, {}, token)).data.partneredInvoices;

test('the owner reads the shown fields and their sum', async () => {
  const { items, total, sums } = await shown(tokens.owner);
  expect(items).toMatchObject([
    { amount: 1_000_000, vat: 250_000, total: 1_250_000, status: 'PUBLISHED' },
  ]);
  expect({ total, sums }).toEqual({ total: 1, sums: { total: 1_250_000 } });
});

test.each(['member', 'stranger', 'freelancer'] as const)('a %s reads none', async (who) => {
  expect(await shown(tokens[who])).toMatchObject({ items: [], total: 0, sums: { total: 0 } });
  expect((await server.portal(list, {}, null)).data).toBeNull();
});

const hidden = [
  'platformFee',
  'platformFeeAmount',
  'employerTax',
  'employerTaxAmount',
  'salaryTax',
];
hidden.push(
  'salaryTaxAmount',
  'grossSalary',
  'payoutAmount',
  'remainingPayoutAmount',
  'bankAccount',
);
hidden.push('kid', 'publicPath', 'pdfDocument', 'lines', 'invoice', 'freelanceProfile', 'account');

// Requirements: B13.4
test.each(hidden)('there is no %s to select, to sort or to filter by', async (field) => {
  const constant = field.replace(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase();
  const requested = (list: string) => [
    `{ ${list} { items { ${field} } } }`,
    `{ ${list} { items { ${field} { id } } } }`,
    `{ ${list} { sums { ${field} } } }`,
    `{ ${list}(sortBy: [${constant}_ASC]) { total } }`,
    `{ ${list}(filter: { ${field}: "1" }) { total } }`,
    `{ ${list}(filter: { ${field}From: "1" }) { total } }`,
  ];
  for (const text of [...requested('partneredInvoices'), ...requested('partneredCreditNotes')]) {
    const answer = await server.portal(text, {}, tokens.owner);
    expect(answer.errors.length, text).toBeGreaterThan(0);
    expect(answer.data ?? null).toBeNull();
    tellsNothing(answer.text);
  }
});

test('the search finds shown fields only', async () => {
  const search = async (text: string) => {
    const query = `query ($text: String) { partneredInvoices(filter: { search: $text }) { total } }`;
    const { data } = await server.portal<Shown>(query, { text }, tokens.owner);
    return data.partneredInvoices.total;
  };
  expect(await search('fjell')).toBe(1);
  const [secret] = await server.database.committed((tx) =>
    tx.query<Record<string, string>>(
      `select i.kid, i.public_token, i.payout_amount_minor::text as payout, b.account_number as account, p.personal_number_masked as person
       from app_public.invoices i join app_public.bank_accounts b on b.id = i.bank_account_id
         join app_public.freelance_profiles p on p.id = i.freelance_profile_id
       where i.kid is not null`,
    ),
  );
  const known = Object.values(secret ?? {});
  expect(known).toHaveLength(5);
  for (const text of known) expect(await search(text), text).toBe(0);
});

test('no id that the owner knows returns hidden data', async () => {
  const ask = `query ($id: ID!) { node(id: $id) { __typename id } }`;
  for (const name of ['invoice', 'profile', 'account'] as const) {
    const { data } = await server.portal(ask, { id: ids[name] }, tokens.owner);
    expect(data, name).toEqual({ node: null });
  }
  const enrollment = await server.portal<{ node: object }>(
    `query ($id: ID!) { node(id: $id) { ... on Enrollment {
      name account { id } freelanceProfile { id } consentedByUser { id } invoices { total } } } }`,
    { id: ids.enrollment },
    tokens.owner,
  );
  expect(enrollment.data.node).toEqual({
    name: 'Kari Nordmann',
    account: null,
    freelanceProfile: null,
    consentedByUser: null,
    invoices: [{ total: 1_250_000 }],
  });
  const [item] = (await shown(tokens.owner)).items;
  for (const who of ['member', 'stranger'] as const) {
    for (const id of [item!.id, ids.enrollment]) {
      expect((await server.portal(ask, { id }, tokens[who])).data).toEqual({ node: null });
    }
  }
});

test('a link to the list belongs to its creator, and returns the fields shown at the time it is opened', async () => {
  const { exportPath } = await shown(tokens.owner);
  const read = (token: string) =>
    fetch(`${server.url}${exportPath}`, { headers: { authorization: `Bearer ${token}` } });
  const text = await (await read(tokens.owner)).text();
  expect(text).toContain('Fjell og Fjord AS');
  expect(text.split('\n')[0]).not.toMatch(/fee|tax|payout|salary|bank|kid/i);
});

// Requirements: B13.4
test('after the enrolment nothing is left: no list, no sum, no row, no link', async () => {
  const before = await shown(tokens.owner);
  const end = `mutation ($input: EndEnrollmentInput!) { endEnrollment(input: $input) { errors { code path } } }`;
  const ended = await server.portal<{ endEnrollment: { errors: [] } }>(
    end,
    { input: { id: ids.enrollment } },
    tokens.freelancer,
  );
  expect(ended.data.endEnrollment.errors).toEqual([]);
  const nothing = async () => {
    expect(await shown(tokens.owner)).toMatchObject({ items: [], total: 0, sums: { total: 0 } });
    const one = await server.portal(
      `query ($id: ID!) { node(id: $id) { id } }`,
      { id: before.items[0]!.id },
      tokens.owner,
    );
    expect(one.data).toEqual({ node: null });
    const nested = await server.portal<{ node: { invoices: unknown[] } }>(
      `query ($id: ID!) { node(id: $id) { ... on Enrollment { invoices { id } } } }`,
      { id: ids.enrollment },
      tokens.owner,
    );
    expect(nested.data.node.invoices).toEqual([]);
    const link = await fetch(`${server.url}${before.exportPath}`);
    expect(await link.text()).not.toContain('Fjell og Fjord AS');
  };
  await nothing();
  await server.database.committed((tx) => workerCall(tx, 'withdraw_invoices_of', enrollmentKey));
  await nothing();
});
