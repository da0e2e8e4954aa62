// Goal: a buyer reads the fields shown to buyers of the invoices to its number and nothing else: no
// fee, tax or payout, no other rows; by no field, order, filter, sum, search, link or id; and
// others read nothing. Method: two teams and two freelancers, over the API as in production.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { credit, publishCredit, readInvoice } from '../../db/invoicing/credit/credit.ts';
import { makeInvoicer } from '../../db/invoicing/draft.ts';
import { aBuyer, follow, invoiced, verify } from '../../db/purchases/buyer.ts';
import { anOperator } from '../../support/people/an-operator.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';

interface List {
  items: { id: string; [field: string]: unknown }[];
  total: number;
  sums: Record<string, number>;
  exportPath: string;
}
type Lists = Record<'purchases' | 'refunds' | 'suppliers', List>;

let server: RealServer;
let tokens: Record<
  'owner' | 'admin' | 'member' | 'stranger' | 'unverified' | 'switchedOff' | 'freelancer',
  string
>;
let ids: Record<'invoice' | 'creditNote' | 'profile' | 'account' | 'client', string>;
let secrets: Record<string, string>;

beforeAll(async () => {
  server = await realServer();
  await server.database.committed(async (tx) => {
    const { who } = await anOperator(tx, 'REVIEW');
    const [team, other, unverified, switchedOff] = [
      await aBuyer(tx),
      await aBuyer(tx),
      await aBuyer(tx),
      await aBuyer(tx),
    ] as const;
    await verify(tx, who, team!);
    await verify(tx, who, other!, '310238996');
    await verify(tx, who, switchedOff!, '310397377');
    await tx.query(`update app_public.accounts set payouts_enabled = false where id = $1`, [
      switchedOff!.id,
    ]);
    const at = await makeInvoicer(tx);
    const invoice = await invoiced(tx, at);
    const note = await credit(tx, at, await readInvoice(tx, invoice), { 0: 1 });
    await publishCredit(tx, at, String(note.id));
    await follow(tx);
    const theirs = await makeInvoicer(tx, 'organization', { orgNumber: '310238996' });
    await invoiced(tx, theirs);
    ids = {
      invoice: encodeTypeId('inv', invoice),
      creditNote: encodeTypeId('crn', String(note.id)),
      profile: encodeTypeId('frp', String(at.profile.id)),
      account: encodeTypeId('acc', at.accountId),
      client: encodeTypeId('cli', String(at.client.id)),
    };
    const [known] = await tx.query<Record<string, string>>(
      `select i.public_token as token, i.payout_amount_minor::text as payout, i.platform_fee_amount_minor::text as fee,
         b.account_number as account, p.personal_number_masked as person
       from app_public.invoices i join app_public.bank_accounts b on b.id = i.bank_account_id
         join app_public.freelance_profiles p on p.id = i.freelance_profile_id where i.id = $1`,
      [invoice],
    );
    secrets = known!;
    const token = async (one: typeof team, role: 'owner' | 'admin' | 'member') =>
      (await signIn(tx, one!.people[role].userId, one!.id)).token;
    tokens = {
      owner: await token(team, 'owner'),
      admin: await token(team, 'admin'),
      member: await token(team, 'member'),
      stranger: await token(other, 'owner'),
      unverified: await token(unverified, 'owner'),
      switchedOff: await token(switchedOff, 'owner'),
      freelancer: (await signIn(tx, at.userId, at.accountId)).token,
    };
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

const all = `{
  purchases { total sums { total remaining } exportPath items { id documentNumber total remaining paymentStatus supplier { id name } refunds { id } } }
  refunds { total sums { total } exportPath items { id total purchase { id } supplier { id } } }
  suppliers { total sums { bought remaining } exportPath items { id name bought refunded remaining overdue purchases { id } } }
}`;
const read = async (token: string) => (await server.portal<Lists>(all, {}, token)).data;
const names = ['purchases', 'refunds', 'suppliers'] as const;

test.each(['owner', 'admin', 'member'] as const)(
  'the %s reads the team’s purchases',
  async (role) => {
    const { purchases, refunds, suppliers } = await read(tokens[role]);
    expect(purchases).toMatchObject({
      total: 1,
      sums: { total: 1_250_000, remaining: 1_125_000 },
      items: [{ total: 1_250_000, remaining: 1_125_000, paymentStatus: 'NO' }],
    });
    expect(refunds).toMatchObject({ total: 1, sums: { total: 125_000 } });
    expect(suppliers.items).toMatchObject([
      { name: 'Kari Nordmann', bought: 1_250_000, refunded: 125_000, remaining: 1_125_000 },
    ]);
  },
);

test('a team with an unverified number reads none, and another team only its own', async () => {
  const none = await read(tokens.unverified);
  for (const name of names) {
    expect(none[name], name).toMatchObject({ items: [], total: 0 });
  }
  const others = await read(tokens.stranger);
  expect(others.purchases.items).toHaveLength(1);
  const mine = await read(tokens.owner);
  const known = names.flatMap((name) => mine[name].items.map(({ id }) => id));
  const seen = names.flatMap((name) => others[name].items.map(({ id }) => id));
  expect(known.filter((id) => seen.includes(id))).toEqual([]);
});

test.each(['switchedOff', 'freelancer'] as const)(
  'without the feature, or in a personal account, a list is UNAUTHORIZED: %s',
  async (who) => {
    for (const name of names) {
      const { data, errors } = await server.portal(
        `{ ${name} { total items { id } } }`,
        {},
        tokens[who],
      );
      expect(errors, name).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
      expect(data ?? null).toBeNull();
      const sum = await server.portal(`{ ${name} { total } }`, {}, tokens[who]);
      expect(sum.errors, name).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    }
  },
);

test('visitors read none', async () => {
  for (const name of names) {
    const { data, errors } = await server.portal(`{ ${name} { total } }`, {}, null);
    expect(errors.length).toBeGreaterThan(0);
    expect(data ?? null).toBeNull();
  }
});

const hidden = [
  'platformFee',
  'platformFeeAmount',
  'employerTax',
  'employerTaxAmount',
  'salaryTax',
  'salaryTaxAmount',
  'grossSalary',
  'payoutAmount',
  'remainingPayoutAmount',
  'bankAccount',
  'payout',
  'payments',
  'invoice',
  'creditNote',
  'client',
  'freelanceProfile',
  'sellerAccount',
  'partnerAccount',
  'partnerAccountId',
  'buyerOrganizationNumber',
  'personalNumber',
  'email',
];

// Requirements: B3.39
test.each(hidden)('there is no %s to select, to sort, to sum or to filter by', async (field) => {
  const constant = field.replace(/[A-Z]/g, (sign) => `_${sign}`).toUpperCase();
  for (const name of names) {
    for (const text of [
      `{ ${name} { items { ${field} } } }`,
      `{ ${name} { items { ${field} { id } } } }`,
      `{ ${name} { sums { ${field} } } }`,
      `{ ${name}(sortBy: [${constant}_ASC]) { total } }`,
      `{ ${name}(filter: { ${field}: "1" }) { total } }`,
      `{ ${name}(filter: { ${field}From: "1" }) { total } }`,
      ...(name === 'suppliers' ? [] : [`{ ${name} { items { document { ${field} } } } }`]),
    ]) {
      const answer = await server.portal(text, {}, tokens.owner);
      expect(answer.errors.length, text).toBeGreaterThan(0);
      expect(answer.data ?? null).toBeNull();
      tellsNothing(answer.text);
    }
  }
});

test('the search finds shown fields only', async () => {
  const query = `query ($text: String) { purchases(filter: { search: $text }) { total } suppliers(filter: { search: $text }) { total } }`;
  const search = async (text: string) => {
    const { data } = await server.portal<Lists>(query, { text }, tokens.owner);
    return [data.purchases.total, data.suppliers.total];
  };
  expect(await search('nordmann')).toEqual([1, 1]);
  expect(Object.keys(secrets)).toHaveLength(5);
  for (const [name, text] of Object.entries(secrets)) {
    expect(await search(text), name).toEqual([0, 0]);
  }
});

test('no id that a caller knows returns hidden data', async () => {
  const ask = `query ($id: ID!) { node(id: $id) { __typename id } }`;
  for (const [name, id] of Object.entries(ids)) {
    const { data } = await server.portal(ask, { id }, tokens.owner);
    expect(data, name).toEqual({ node: null });
  }
  const mine = await read(tokens.owner);
  for (const name of names) {
    for (const { id } of mine[name].items) {
      for (const who of ['stranger', 'unverified', 'switchedOff', 'freelancer'] as const) {
        expect((await server.portal(ask, { id }, tokens[who])).data, who).toEqual({ node: null });
      }
    }
  }
});

test('the buyer reads the documents with their lines, and nothing about the payout', async () => {
  const mine = await read(tokens.member);
  const query = `query ($purchase: ID!, $refund: ID!) {
    purchase: node(id: $purchase) { ... on Purchase { account { id } document { kid bankAccountNumber publicPath pdfPath ehfPath lines { description amount } } } }
    refund: node(id: $refund) { ... on Refund { document { pdfPath ehfPath lines { quantity amount } } } }
  }`;
  const { data, text } = await server.portal<Record<'purchase' | 'refund', { document: object }>>(
    query,
    { purchase: mine.purchases.items[0]!.id, refund: mine.refunds.items[0]!.id },
    tokens.member,
  );
  expect(data.purchase.document).toMatchObject({
    bankAccountNumber: expect.stringMatching(/^\d{11}$/),
    ehfPath: null,
    lines: [{ description: 'Utvikling', amount: 1_000_000 }],
  });
  expect(data.refund.document).toMatchObject({
    pdfPath: expect.stringMatching(/^\/files\//),
    lines: [{ quantity: '1', amount: 100_000 }],
  });
  for (const name of ['payout', 'account', 'person'] as const) {
    expect(text).not.toContain(`"${secrets[name]}"`);
  }
});

test('a link to the list belongs to its creator, and returns the shown fields', async () => {
  const mine = await read(tokens.owner);
  for (const name of names) {
    const answer = await fetch(`${server.url}${mine[name].exportPath}`);
    const text = await answer.text();
    expect(text, name).toContain('Kari Nordmann');
    expect(text.split('\n')[0]).not.toMatch(/fee|tax|payout|salary|gebyr|skatt|lønn|utbetal/i);
  }
});

test('a filter by another’s supplier finds nothing', async () => {
  const others = await read(tokens.stranger);
  const query = `query ($id: ID!) { purchases(filter: { supplierId: $id }) { total } }`;
  const ask = async (token: string) =>
    (await server.portal<Lists>(query, { id: others.suppliers.items[0]!.id }, token)).data.purchases
      .total;
  expect(await ask(tokens.owner)).toBe(0);
  expect(await ask(tokens.stranger)).toBe(1);
});
