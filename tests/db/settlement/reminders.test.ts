import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import { book, camt054, paid } from './bank-file.ts';
import { overdue, reminderEvents } from './overdue.ts';

// Goal: reminders of an invoice can be read and paused by its account alone. Method: each role on one invoice.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

// Requirements: B10.3
test_('only owners and admins pause and resume reminders', async (tx, at) => {
  const claim = await overdue(tx, at);
  const member = actor.memberOf({ accountId: at.accountId });
  const other = await makeInvoicer(tx);
  for (const name of ['pause_reminders', 'resume_reminders'] as const) {
    const press = (who = at.owner, more = {}) => call(tx, who, name, { id: claim.id, ...more });
    await expectRefusals(press(member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(press(other.owner), [{ code: 'INVALID', path: 'id' }]);
    await expectRefusals(press(at.owner, { updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
    await press();
    await expectRefusals(press(), [{ code: 'INVALID_ACTION' }]);
  }
  expect(await reminderEvents(tx, claim)).toEqual(['REMINDERS_PAUSED', 'REMINDERS_RESUMED']);
  await book(tx, at.finance, camt054([paid(claim.kid, claim.total)]));
  await expectRefusals(call(tx, at.owner, 'pause_reminders', { id: claim.id }), [
    { code: 'INVOICE_NOT_PUBLISHED' },
  ]);
});

// Requirements: B10.3
test_('users see the reminders of their own invoices only', async (tx, at) => {
  const claim = await overdue(tx, at);
  const other = await makeInvoicer(tx);
  const seen = (who: typeof at.owner) =>
    tx.as(who, async (client) => {
      const { rows } = await client.query<{ hold: string | null }>(
        'select (app_public.invoices_reminders(i)).hold::text as hold from app_public.invoices i where i.id = $1',
        [claim.id],
      );
      return rows;
    });
  expect(await seen(at.owner)).toEqual([{ hold: null }]);
  expect(await seen(actor.operator('READ'))).toEqual([{ hold: null }]);
  expect(await seen(other.owner)).toEqual([]);
});
