import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: a transfer is a proposal until it is posted, and a journal from then on.
// Method: each command before and after posting, by finance and by others.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

async function attributes(tx: TestTransaction, more: object = {}) {
  const rows = await tx.query<{ kind: string; id: string }>(
    `select kind::text, id from app_public.finance_accounts where kind in ('BANK', 'ROUNDING')`,
  );
  const { BANK, ROUNDING } = Object.fromEntries(rows.map(({ kind, id }) => [kind, id]));
  return {
    amount: 250,
    description: 'Øre left over',
    fromFinanceAccountId: ROUNDING,
    toFinanceAccountId: BANK,
    ...more,
  };
}

const create = async (tx: TestTransaction, who: Actor, more: object = {}) =>
  call(tx, who, 'create_transfer', { attributes: await attributes(tx, more) });

// Requirements: B3.29
test_('a transfer posts nothing until it is posted, once', async (tx, { finance }) => {
  const { id } = await create(tx, finance);
  await call(tx, finance, 'update_transfer', { id, attributes: { amount: 300 } });
  expect(await ledgerOf(tx)).toEqual({});
  await call(tx, finance, 'post_transfer', { id });
  expect(await ledgerOf(tx)).toEqual({ BANK: 300, ROUNDING: -300 });
  for (const [name, more] of [
    ['update_transfer', { attributes: { amount: 1 } }],
    ['destroy_transfer', {}],
    ['post_transfer', {}],
  ] as const) {
    await expectRefusals(call(tx, finance, name, { id, ...more }), [{ code: 'IMMUTABLE' }]);
  }
});

// Requirements: B3.30
test_('a transfer that is not posted can be removed', async (tx, { finance }) => {
  const { id } = await create(tx, finance);
  await call(tx, finance, 'destroy_transfer', { id });
  expect(await tx.query('select from app_public.transfers')).toEqual([]);
});

describe('a transfer is refused', () => {
  test_(
    'without text, with an unknown account, or from an account to itself',
    async (tx, invoicer) => {
      const { toFinanceAccountId } = await attributes(tx);
      const refused = (more: object, code: string, path: string) =>
        expectRefusals(create(tx, invoicer.finance, more), [{ code, path: `attributes.${path}` }]);
      await refused({ description: '\u200b ' }, 'BLANK', 'description');
      await refused({ fromFinanceAccountId: invoicer.userId }, 'INVALID', 'fromFinanceAccountId');
      await refused({ fromFinanceAccountId: toFinanceAccountId }, 'INVALID', 'toFinanceAccountId');
      await refused({ invoiceId: invoicer.userId }, 'INVALID', 'invoiceId');
    },
  );

  // Requirements: B3.30, B6.4
  test_('to its owner, to other operators, and without a fresh code', async (tx, invoicer) => {
    const { id } = await create(tx, invoicer.finance);
    await expectRefusals(create(tx, invoicer.owner), [{ code: 'UNAUTHORIZED' }]);
    for (const name of ['update_transfer', 'destroy_transfer']) {
      const input = { id, attributes: { amount: 1 } };
      await expectRefusals(call(tx, invoicer.owner, name, input), [{ code: 'UNAUTHORIZED' }]);
    }
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
    );
    await expectRefusals(create(tx, invoicer.finance), [
      { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' },
    ]);
  });

  test_('with an outdated version', async (tx, { finance }) => {
    const { id } = await create(tx, finance);
    const updatedAt = '2020-01-01T00:00:00Z';
    const stale = [{ code: 'INVALID_ACTION', path: 'updatedAt' }];
    await expectRefusals(call(tx, finance, 'post_transfer', { id, updatedAt }), stale);
    const change = { id, updatedAt, attributes: { amount: 1 } };
    await expectRefusals(call(tx, finance, 'update_transfer', change), stale);
  });
});
