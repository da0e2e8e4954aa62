import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeDesk, makeDraft } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';

// Goal: a claim counts for nothing until finance has confirmed it, and tax is withheld by the card of the
// day to the whole krone. Method: cards of every kind, confirmed, rejected and replaced, and the sums.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, desk: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const year = async (tx: TestTransaction) =>
  (
    await tx.query<{ year: number }>('select extract(year from app_hidden.today())::int as year')
  )[0]!.year;

async function card(tx: TestTransaction, desk: Finance, more: object = {}) {
  return {
    freelanceProfileId: desk.profile.id,
    incomeYear: await year(tx),
    kind: 'PERCENT',
    percent: '32',
    ...more,
  };
}

const claim = async (tx: TestTransaction, desk: Finance, more: object = {}) =>
  call(tx, desk.owner, 'create_tax_card', { attributes: await card(tx, desk, more) });

const register = async (tx: TestTransaction, desk: Finance, more: object = {}) =>
  call(tx, desk.finance, 'register_tax_card', { attributes: await card(tx, desk, more) });

async function withheld(tx: TestTransaction, profileId: string, gross: number, day?: string) {
  const [row] = await tx.query<{ tax: number }>(
    'select app_private.tax_withheld($1, array[$2]::bigint[], coalesce($3::date, app_hidden.today()))::int as tax',
    [profileId, gross, day ?? null],
  );
  return row!.tax;
}

test_('a claim withholds nothing other than before, until it is confirmed', async (tx, desk) => {
  const gross = 1_000_190;
  expect(await withheld(tx, desk.profile.id, gross)).toBe(500_000);
  const { id } = await claim(tx, desk);
  expect(await withheld(tx, desk.profile.id, gross)).toBe(500_000);
  const confirmed = await call(tx, desk.finance, 'confirm_tax_card', { id });
  expect(confirmed).toMatchObject({ status: 'CONFIRMED' });
  expect(confirmed.in_force_on).not.toBeNull();
  expect(await withheld(tx, desk.profile.id, gross)).toBe(320_000);
});

test_('tax is rounded to the øre, then down to whole kroner', async (tx, desk) => {
  await register(tx, desk, { percent: '33.33' });
  for (const [gross, tax] of [
    [0, 0],
    [-5_000, 0],
    [298, 0],
    [300, 100],
    [100_000, 33_300],
    [123_456_789, 41_148_100],
  ] as const) {
    expect(await withheld(tx, desk.profile.id, gross)).toBe(tax);
  }
});

test_('a claim that names no profile is of the only one there is', async (tx, desk) => {
  expect(await claim(tx, desk, { freelanceProfileId: null })).toMatchObject({
    freelance_profile_id: desk.profile.id,
  });
});

test_('the percentage of a table is used, and the newest card counts', async (tx, desk) => {
  await register(tx, desk, { kind: 'TABLE', percent: '41' });
  expect(await withheld(tx, desk.profile.id, 1_000_000)).toBe(410_000);
  await register(tx, desk, { kind: 'NONE', percent: '41' });
  expect(await withheld(tx, desk.profile.id, 1_000_000)).toBe(500_000);
  await register(tx, desk, { percent: '0' });
  expect(await withheld(tx, desk.profile.id, 1_000_000)).toBe(0);
  const cards = await tx.query(
    `select status::text, app_public.tax_cards_is_in_force(c) as in_force from app_public.tax_cards c order by id`,
  );
  expect(cards).toEqual([
    { status: 'CONFIRMED', in_force: false },
    { status: 'CONFIRMED', in_force: false },
    { status: 'CONFIRMED', in_force: true },
  ]);
});

test_(
  'every card ends with its year, and none counts before it was confirmed',
  async (tx, desk) => {
    const now = await year(tx);
    await register(tx, desk, { percent: '20' });
    await register(tx, desk, { incomeYear: now + 1, percent: '30' });
    expect(await withheld(tx, desk.profile.id, 1_000_000)).toBe(200_000);
    expect(await withheld(tx, desk.profile.id, 1_000_000, `${now}-12-31`)).toBe(200_000);
    expect(await withheld(tx, desk.profile.id, 1_000_000, `${now + 1}-01-01`)).toBe(300_000);
    expect(await withheld(tx, desk.profile.id, 1_000_000, `${now + 2}-01-01`)).toBe(500_000);
    const yesterday = await tx.query<{ day: string }>(
      'select (app_hidden.today() - 1)::text as day',
    );
    expect(await withheld(tx, desk.profile.id, 1_000_000, yesterday[0]!.day)).toBe(500_000);
  },
);

test_('an exemption card withholds half of what is beyond its limit', async (tx, desk) => {
  await register(tx, desk, { kind: 'FREE', freeLimit: 10_000_000 });
  expect(await withheld(tx, desk.profile.id, 10_000_000)).toBe(0);
  expect(await withheld(tx, desk.profile.id, 10_000_398)).toBe(100);
});

test('an organisation is withheld nothing', async () => {
  await database.rolledBack(async (tx) => {
    const { profile } = await makeDesk(tx, 'organization');
    expect(await withheld(tx, profile.id, 1_000_000)).toBe(0);
  });
});

test_('an invoice estimates by the card in force, before one by the profile', async (tx, desk) => {
  const percent = async (id: string) =>
    (
      await tx.query<{ percent: string; tax: number; gross: number }>(
        `select salary_tax_percent::float as percent, salary_tax_amount_minor::int as tax, gross_salary_minor::int as gross
         from app_public.invoices where id = $1`,
        [id],
      )
    )[0]!;
  const before = await percent((await makeDraft(tx, desk)).id);
  expect(before.percent).toBe(Number(desk.profile.salary_tax_percent));
  await claim(tx, desk, { percent: '11' });
  expect(await percent((await makeDraft(tx, desk)).id)).toEqual(before);
  await register(tx, desk, { percent: '12.5' });
  const after = await percent((await makeDraft(tx, desk)).id);
  expect(after).toMatchObject({ percent: 12.5, tax: Math.round(after.gross * 0.125) });
});

test_('the freelancer hears of the answer, with its reason', async (tx, desk) => {
  const { id } = await claim(tx, desk);
  const rejected = await call(tx, desk.finance, 'reject_tax_card', { id, reason: 'Another year' });
  expect(rejected).toMatchObject({ status: 'REJECTED', rejection_reason: 'Another year' });
  await register(tx, desk);
  await call(tx, desk.finance, 'confirm_tax_card', { id: (await claim(tx, desk)).id });
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

test_('a claim can be withdrawn until it is answered', async (tx, desk) => {
  const { id } = await claim(tx, desk);
  await call(tx, desk.owner, 'destroy_tax_card', { id });
  expect(await tx.query('select from app_public.tax_cards')).toEqual([]);
  const { id: answered } = await register(tx, desk);
  await expectRefusals(call(tx, desk.owner, 'destroy_tax_card', { id: answered }), [
    { code: 'IMMUTABLE' },
  ]);
});

describe('a tax card is refused', () => {
  test_('that lacks what its kind needs, or is of another year', async (tx, desk) => {
    const refused = (more: object, ...errors: [string, string][]) =>
      expectRefusals(
        claim(tx, desk, more),
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
    await refused({ freelanceProfileId: desk.userId }, ['INVALID', 'freelanceProfileId']);
    await claim(tx, desk);
    await refused({}, ['TAKEN', 'incomeYear']);
  });

  test_('twice, without a reason, by those who have read an older one', async (tx, desk) => {
    const { id } = await claim(tx, desk);
    const stale = { id, updatedAt: '2020-01-01T00:00:00Z' };
    await expectRefusals(call(tx, desk.finance, 'confirm_tax_card', stale), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await expectRefusals(call(tx, desk.finance, 'reject_tax_card', { id, reason: ' ' }), [
      { code: 'BLANK', path: 'reason' },
    ]);
    await call(tx, desk.finance, 'confirm_tax_card', { id });
    for (const [name, more] of [
      ['confirm_tax_card', {}],
      ['reject_tax_card', { reason: 'No' }],
    ] as const) {
      await expectRefusals(call(tx, desk.finance, name, { id, ...more }), [
        { code: 'INVALID_TRANSITION' },
      ]);
    }
  });

  test_(
    'from anyone without FINANCE, a fresh code, or no interest of their own',
    async (tx, desk) => {
      const { id } = await claim(tx, desk);
      const unauthorized = [{ code: 'UNAUTHORIZED' }];
      for (const who of [
        actor.operator('REVIEW'),
        actor.operator('FINANCE', desk.userId, desk.accountId),
      ]) {
        await expectRefusals(call(tx, who, 'confirm_tax_card', { id }), unauthorized);
        await expectRefusals(register(tx, { ...desk, finance: who }), unauthorized);
      }
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(register(tx, desk), [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }]);
    },
  );

  test_('of another account, whose owner neither reads nor withdraws it', async (tx, desk) => {
    const { id } = await claim(tx, desk);
    const other = await makeDesk(tx);
    await expectRefusals(claim(tx, { ...desk, owner: other.owner }), [
      { code: 'INVALID', path: 'attributes.freelanceProfileId' },
    ]);
    await expectRefusals(call(tx, other.owner, 'destroy_tax_card', { id }), [
      { code: 'INVALID', path: 'id' },
    ]);
    const seen = await tx.as(other.owner, (client) =>
      client.query('select id from app_public.tax_cards'),
    );
    expect(seen.rows).toEqual([]);
  });
});
