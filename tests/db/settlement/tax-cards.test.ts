import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';

// Goal: a claim has no effect until finance has confirmed it, and tax is withheld by the card of the day in whole
// kroner.
// Method: cards of every kind, confirmed, rejected and replaced, and the sums.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const year = async (tx: TestTransaction) =>
  (
    await tx.query<{ year: number }>('select extract(year from app_hidden.today())::int as year')
  )[0]!.year;

async function card(tx: TestTransaction, invoicer: Finance, more: object = {}) {
  return {
    freelanceProfileId: invoicer.profile.id,
    incomeYear: await year(tx),
    kind: 'PERCENT',
    percent: '32',
    ...more,
  };
}

const claim = async (tx: TestTransaction, invoicer: Finance, more: object = {}) =>
  call(tx, invoicer.owner, 'create_tax_card', { attributes: await card(tx, invoicer, more) });

const register = async (tx: TestTransaction, invoicer: Finance, more: object = {}) =>
  call(tx, invoicer.finance, 'register_tax_card', { attributes: await card(tx, invoicer, more) });

async function withheld(tx: TestTransaction, profileId: string, gross: number, day?: string) {
  const [row] = await tx.query<{ tax: number }>(
    'select app_private.tax_withheld($1, array[$2]::bigint[], coalesce($3::date, app_hidden.today()))::int as tax',
    [profileId, gross, day ?? null],
  );
  return row!.tax;
}

test_('a claim does not change the tax until it is confirmed', async (tx, invoicer) => {
  const gross = 1_000_190;
  expect(await withheld(tx, invoicer.profile.id, gross)).toBe(500_000);
  const { id } = await claim(tx, invoicer);
  expect(await withheld(tx, invoicer.profile.id, gross)).toBe(500_000);
  const confirmed = await call(tx, invoicer.finance, 'confirm_tax_card', { id });
  expect(confirmed).toMatchObject({ status: 'CONFIRMED' });
  expect(confirmed.in_force_on).not.toBeNull();
  expect(await withheld(tx, invoicer.profile.id, gross)).toBe(320_000);
});

test_('tax is rounded to the øre, then down to whole kroner', async (tx, invoicer) => {
  await register(tx, invoicer, { percent: '33.33' });
  for (const [gross, tax] of [
    [0, 0],
    [-5_000, 0],
    [298, 0],
    [300, 100],
    [100_000, 33_300],
    [123_456_789, 41_148_100],
  ] as const) {
    expect(await withheld(tx, invoicer.profile.id, gross)).toBe(tax);
  }
});

test_('a claim without a profile is of the only one', async (tx, invoicer) => {
  expect(await claim(tx, invoicer, { freelanceProfileId: null })).toMatchObject({
    freelance_profile_id: invoicer.profile.id,
  });
});

test_('the percentage of a table is used, and the newest card applies', async (tx, invoicer) => {
  await register(tx, invoicer, { kind: 'TABLE', percent: '41' });
  expect(await withheld(tx, invoicer.profile.id, 1_000_000)).toBe(410_000);
  await register(tx, invoicer, { kind: 'NONE', percent: '41' });
  expect(await withheld(tx, invoicer.profile.id, 1_000_000)).toBe(500_000);
  await register(tx, invoicer, { percent: '0' });
  expect(await withheld(tx, invoicer.profile.id, 1_000_000)).toBe(0);
  const cards = await tx.query(
    `select status::text, app_public.tax_cards_is_in_force(c) as in_force from app_public.tax_cards c order by id`,
  );
  expect(cards).toEqual([
    { status: 'CONFIRMED', in_force: false },
    { status: 'CONFIRMED', in_force: false },
    { status: 'CONFIRMED', in_force: true },
  ]);
});

// Requirements: B3.43
test_(
  'every card ends with its year, and none applies before its confirmation',
  async (tx, invoicer) => {
    const now = await year(tx);
    await register(tx, invoicer, { percent: '20' });
    await register(tx, invoicer, { incomeYear: now + 1, percent: '30' });
    expect(await withheld(tx, invoicer.profile.id, 1_000_000)).toBe(200_000);
    expect(await withheld(tx, invoicer.profile.id, 1_000_000, `${now}-12-31`)).toBe(200_000);
    expect(await withheld(tx, invoicer.profile.id, 1_000_000, `${now + 1}-01-01`)).toBe(300_000);
    expect(await withheld(tx, invoicer.profile.id, 1_000_000, `${now + 2}-01-01`)).toBe(500_000);
    const yesterday = await tx.query<{ day: string }>(
      'select (app_hidden.today() - 1)::text as day',
    );
    expect(await withheld(tx, invoicer.profile.id, 1_000_000, yesterday[0]!.day)).toBe(500_000);
  },
);

test_('an exemption card withholds half of the pay above its limit', async (tx, invoicer) => {
  await register(tx, invoicer, { kind: 'FREE', freeLimit: 10_000_000 });
  expect(await withheld(tx, invoicer.profile.id, 10_000_000)).toBe(0);
  expect(await withheld(tx, invoicer.profile.id, 10_000_398)).toBe(100);
});

// Requirements: B3.43
test('no tax is withheld from an organisation', async () => {
  await database.rolledBack(async (tx) => {
    const { profile } = await makeInvoicer(tx, 'organization');
    expect(await withheld(tx, profile.id, 1_000_000)).toBe(0);
  });
});

test_(
  'an invoice estimates tax by the current card, before the one of the profile',
  async (tx, invoicer) => {
    const percent = async (id: string) =>
      (
        await tx.query<{ percent: string; tax: number; gross: number }>(
          `select salary_tax_percent::float as percent, salary_tax_amount_minor::int as tax, gross_salary_minor::int as gross
         from app_public.invoices where id = $1`,
          [id],
        )
      )[0]!;
    const before = await percent((await makeDraft(tx, invoicer)).id);
    expect(before.percent).toBe(Number(invoicer.profile.salary_tax_percent));
    await claim(tx, invoicer, { percent: '11' });
    expect(await percent((await makeDraft(tx, invoicer)).id)).toEqual(before);
    await register(tx, invoicer, { percent: '12.5' });
    const after = await percent((await makeDraft(tx, invoicer)).id);
    expect(after).toMatchObject({ percent: 12.5, tax: Math.round(after.gross * 0.125) });
  },
);

test_('the freelancer is notified of the decision, with its reason', async (tx, invoicer) => {
  const { id } = await claim(tx, invoicer);
  const rejected = await call(tx, invoicer.finance, 'reject_tax_card', {
    id,
    reason: 'Another year',
  });
  expect(rejected).toMatchObject({ status: 'REJECTED', rejection_reason: 'Another year' });
  await register(tx, invoicer);
  await call(tx, invoicer.finance, 'confirm_tax_card', { id: (await claim(tx, invoicer)).id });
  const mails = await tx.query(
    `select j.payload ->> 'message' as message, app_hidden.tax_card_was_entered((j.payload ->> 'id')::uuid) as was_entered
     from graphile_worker._private_jobs j
     where j.payload ->> 'message' like 'tax_card%' order by j.id`,
  );
  expect(mails).toEqual([
    { message: 'tax_card_confirmed', was_entered: false },
    { message: 'tax_card_rejected', was_entered: false },
    { message: 'tax_card_confirmed', was_entered: true },
    { message: 'tax_card_confirmed', was_entered: false },
    { message: 'tax_card_confirmed', was_entered: false },
  ]);
});

test_(
  'an operator with an interest can reject a claim and not confirm one',
  async (tx, invoicer) => {
    const { id } = await claim(tx, invoicer);
    const own = { 'app.own_account_ids': `{${invoicer.accountId}}` };
    const interested = {
      ...invoicer.finance,
      settings: { ...invoicer.finance.settings, ...own },
    };
    await expectRefusals(call(tx, interested, 'confirm_tax_card', { id }), [
      { code: 'UNAUTHORIZED' },
    ]);
    const rejected = await call(tx, interested, 'reject_tax_card', { id, reason: 'False' });
    expect(rejected).toMatchObject({ status: 'REJECTED' });
  },
);

test_('a claim can be withdrawn until it is decided', async (tx, invoicer) => {
  const { id } = await claim(tx, invoicer);
  await call(tx, invoicer.owner, 'destroy_tax_card', { id });
  expect(await tx.query('select from app_public.tax_cards')).toEqual([]);
  const { id: answered } = await register(tx, invoicer);
  await expectRefusals(call(tx, invoicer.owner, 'destroy_tax_card', { id: answered }), [
    { code: 'IMMUTABLE' },
  ]);
});

describe('a tax card is refused', () => {
  test_('that lacks a field of its kind, or is of another year', async (tx, invoicer) => {
    const refused = (more: object, ...errors: [string, string][]) =>
      expectRefusals(
        claim(tx, invoicer, more),
        errors.map(([code, path]) => ({ code, path: `attributes.${path}` })),
      );
    await refused({ percent: null }, ['BLANK', 'percent']);
    await refused({ kind: 'FREE' }, ['BLANK', 'freeLimit']);
    await refused({ kind: 'FREE', freeLimit: 0 }, ['TOO_SMALL', 'freeLimit']);
    await refused({ kind: null, incomeYear: null }, ['BLANK', 'kind'], ['BLANK', 'incomeYear']);
    await refused({ percent: '100.01' }, ['TOO_BIG', 'percent']);
    await refused({ percent: '-1' }, ['TOO_SMALL', 'percent']);
    const now = await year(tx);
    await refused({ incomeYear: now - 1 }, ['INVALID', 'incomeYear']);
    await refused({ incomeYear: now + 2 }, ['INVALID', 'incomeYear']);
    await refused({ freelanceProfileId: invoicer.userId }, ['INVALID', 'freelanceProfileId']);
    await claim(tx, invoicer);
    await refused({}, ['TAKEN', 'incomeYear']);
  });

  test_('twice, without a reason, with an outdated version', async (tx, invoicer) => {
    const { id } = await claim(tx, invoicer);
    const stale = { id, updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(call(tx, invoicer.finance, 'confirm_tax_card', stale), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await expectRefusals(call(tx, invoicer.finance, 'reject_tax_card', { id, reason: ' ' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await call(tx, invoicer.finance, 'confirm_tax_card', { id });
    for (const [name, more] of [
      ['confirm_tax_card', {}],
      ['reject_tax_card', { reason: 'No' }],
    ] as const) {
      await expectRefusals(call(tx, invoicer.finance, name, { id, ...more }), [
        { code: 'INVALID_TRANSITION' },
      ]);
    }
  });

  test_(
    'from operators without FINANCE, without a fresh code, or with an interest of their own',
    async (tx, invoicer) => {
      const { id } = await claim(tx, invoicer);
      const unauthorized = [{ code: 'UNAUTHORIZED' }];
      for (const who of [
        actor.operator('REVIEW'),
        actor.operator('FINANCE', invoicer.userId, invoicer.accountId),
      ]) {
        await expectRefusals(call(tx, who, 'confirm_tax_card', { id }), unauthorized);
        await expectRefusals(register(tx, { ...invoicer, finance: who }), unauthorized);
      }
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(register(tx, invoicer), [
        { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' },
      ]);
    },
  );

  test_(
    'of another account, whose owner can neither read nor withdraw it',
    async (tx, invoicer) => {
      const { id } = await claim(tx, invoicer);
      const other = await makeInvoicer(tx);
      await expectRefusals(claim(tx, { ...invoicer, owner: other.owner }), [
        { code: 'INVALID', path: 'attributes.freelanceProfileId' },
      ]);
      await expectRefusals(call(tx, other.owner, 'destroy_tax_card', { id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      const seen = await tx.as(other.owner, (client) =>
        client.query('select id from app_public.tax_cards'),
      );
      expect(seen.rows).toEqual([]);
    },
  );
});
