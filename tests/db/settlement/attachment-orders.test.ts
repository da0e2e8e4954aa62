import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';

// Goal: one attachment order at a time takes whole kroner of the pay after tax, never more than the pay.
// Method: orders by percentage and by amount, inside and outside their period, and every refusal.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const create = (tx: TestTransaction, invoicer: Finance, more: object) =>
  call(tx, invoicer.finance, 'create_attachment_order', {
    attributes: {
      freelanceProfileId: invoicer.profile.id,
      reference: 'NAM-2026-17',
      startsOn: '2026-03-01',
      ...more,
    },
  });

async function withheld(tx: TestTransaction, invoicer: Finance, pay: number, day = '2026-03-10') {
  const [row] = await tx.query<{ sum: number }>(
    'select app_private.attachment_withheld($1, $2, $3)::int as sum',
    [invoicer.profile.id, pay, day],
  );
  return row!.sum;
}

test_('a percentage of the pay after tax is withheld, in whole kroner', async (tx, invoicer) => {
  expect(await withheld(tx, invoicer, 1_000_000)).toBe(0);
  await create(tx, invoicer, { percent: '12.5', endsOn: '2026-03-31' });
  expect(await withheld(tx, invoicer, 1_000_780)).toBe(125_000);
  expect(await withheld(tx, invoicer, 99)).toBe(0);
  expect(await withheld(tx, invoicer, -1)).toBe(0);
  expect(await withheld(tx, invoicer, 1_000_000, '2026-02-28')).toBe(0);
  expect(await withheld(tx, invoicer, 1_000_000, '2026-03-31')).toBe(125_000);
  expect(await withheld(tx, invoicer, 1_000_000, '2026-04-01')).toBe(0);
});

test_('an amount is withheld up to the pay, rounded down to whole kroner', async (tx, invoicer) => {
  await create(tx, invoicer, { monthlyAmount: 300_050 });
  expect(await withheld(tx, invoicer, 1_000_000)).toBe(300_000);
  expect(await withheld(tx, invoicer, 200_099)).toBe(200_000);
});

test_('an order can be changed, for example to enter its end', async (tx, invoicer) => {
  const { id } = await create(tx, invoicer, { monthlyAmount: 100_000 });
  const changed = await call(tx, invoicer.finance, 'update_attachment_order', {
    id,
    attributes: { monthlyAmount: null, percent: '10', endsOn: '2026-06-30' },
  });
  expect(changed).toMatchObject({ reference: 'NAM-2026-17', monthly_amount_minor: null });
  await create(tx, invoicer, { startsOn: '2026-07-01', percent: '20' });
  expect(await withheld(tx, invoicer, 1_000_000, '2026-06-30')).toBe(100_000);
  expect(await withheld(tx, invoicer, 1_000_000, '2026-07-01')).toBe(200_000);
  const events = await tx.query(
    `select event_type from app_public.events where entity = 'attachment_orders' and entity_id = $1 order by id`,
    [id],
  );
  expect(events).toEqual([{ event_type: 'CREATED' }, { event_type: 'UPDATED' }]);
});

describe('an order is refused', () => {
  test_(
    'without a required field, with both kinds, or beside another order',
    async (tx, invoicer) => {
      const refused = (more: object, ...errors: [string, string][]) =>
        expectRefusals(
          create(tx, invoicer, more),
          errors.map(([code, path]) => ({ code, path: `attributes.${path}` })),
        );
      await refused({}, ['BLANK', 'percent']);
      await refused({ percent: '10', monthlyAmount: 100 }, ['PRESENT', 'monthlyAmount']);
      await refused({ percent: '0' }, ['TOO_SMALL_OR_EQUAL', 'percent']);
      await refused({ percent: '101' }, ['TOO_BIG', 'percent']);
      await refused({ monthlyAmount: 99 }, ['TOO_SMALL', 'monthlyAmount']);
      await refused({ percent: '1', reference: ' ' }, ['BLANK', 'reference']);
      await refused({ percent: '1', startsOn: null }, ['BLANK', 'startsOn']);
      await refused({ percent: '1', endsOn: '2026-02-28' }, ['INVALID', 'endsOn']);
      await refused({ percent: '1', freelanceProfileId: invoicer.userId }, [
        'INVALID',
        'freelanceProfileId',
      ]);
      await create(tx, invoicer, { percent: '10' });
      await refused({ percent: '10', startsOn: '2030-01-01' }, ['TAKEN', 'startsOn']);
    },
  );

  test_(
    'from operators without FINANCE, without a fresh code, or with an interest of their own',
    async (tx, invoicer) => {
      const { id } = await create(tx, invoicer, { percent: '10' });
      for (const who of [
        actor.operator('REVIEW'),
        actor.operator('FINANCE', invoicer.userId, invoicer.accountId),
      ]) {
        const input = { id, attributes: { percent: '11' } };
        await expectRefusals(call(tx, who, 'update_attachment_order', input), [
          { code: 'UNAUTHORIZED' },
        ]);
      }
      const stale = { id, updatedAt: '2020-01-01T00:00:00Z', attributes: { percent: '11' } };
      await expectRefusals(call(tx, invoicer.finance, 'update_attachment_order', stale), [
        { code: 'INVALID_ACTION', path: 'updatedAt' },
      ]);
      await tx.query(
        `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
      );
      await expectRefusals(
        create(tx, invoicer, { percent: '10', startsOn: '2020-01-01', endsOn: '2020-01-31' }),
        [{ code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' }],
      );
    },
  );

  test_('to another account that reads it', async (tx, invoicer) => {
    await create(tx, invoicer, { percent: '10' });
    const read = async (who: Finance['owner']) =>
      (await tx.as(who, (client) => client.query('select id from app_public.attachment_orders')))
        .rowCount;
    expect(await read(invoicer.owner)).toBe(1);
    expect(await read((await makeInvoicer(tx)).owner)).toBe(0);
  });
});
