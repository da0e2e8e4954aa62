import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { dayFromNow } from '../invoicing/day-from-now.ts';
import { type Invoicer, makeDraft, makeInvoicer } from '../invoicing/draft.ts';
import { withInvoicer } from '../invoicing/with-invoicer.ts';
import { call } from '../payout/call.ts';
import { eventsOf, recur, recurrence, source } from './recurring.ts';

// Goal: recurring invoices are created, changed, paused, resumed and ended only by owners and admins.
// Method: each mutation by each role, with one error at a time.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) =>
  test(
    name,
    withInvoicer(() => database, work),
  );

const names = ['pause', 'resume', 'update', 'end'].map((verb) => `${verb}_recurring_invoice`);

// Requirements: B12.8
test_('each transition has an event', async (tx, invoicer) => {
  const made = await recur(tx, invoicer, { startsOn: dayFromNow(3) });
  expect(made).toMatchObject({
    status: 'ACTIVE',
    next_on: dayFromNow(3),
    created_by: invoicer.userId,
  });
  const press = (name: string, more = {}) =>
    call(tx, invoicer.admin, name, { id: made.id, ...more });
  expect(await press('pause_recurring_invoice')).toMatchObject({
    status: 'PAUSED',
    pause_reason: null,
  });
  expect(await press('resume_recurring_invoice')).toMatchObject({
    status: 'ACTIVE',
    next_on: dayFromNow(3),
  });
  const attributes = { frequency: 'WEEKLY', startsOn: dayFromNow(5), isSubmitted: true };
  expect(await press('update_recurring_invoice', { attributes })).toMatchObject({
    frequency: 'WEEKLY',
    next_on: dayFromNow(5),
    is_submitted: true,
  });
  expect(await press('end_recurring_invoice')).toMatchObject({ status: 'ENDED', next_on: null });
  expect(await eventsOf(tx, made)).toEqual(['CREATED', 'PAUSED', 'ACTIVE', 'UPDATED', 'ENDED']);
});

// Requirements: B12.8
test_('other callers are refused', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  const other = await makeInvoicer(tx);
  const member = actor.memberOf({ accountId: invoicer.accountId });
  for (const name of names) {
    const press = (who: Invoicer['owner']) => call(tx, who, name, { id: made.id, attributes: {} });
    await expectRefusals(press(member), [{ code: 'UNAUTHORIZED' }]);
    await expectRefusals(press(other.owner), [{ code: 'INVALID', path: 'id' }]);
  }
  const invoiceId = (await source(tx, invoicer)).id;
  const attributes = { invoiceId, frequency: 'MONTHLY', startsOn: dayFromNow(0) };
  const create = (who: Invoicer['owner']) =>
    call(tx, who, 'create_recurring_invoice', { attributes });
  await expectRefusals(create(member), [{ code: 'UNAUTHORIZED' }]);
  await expectRefusals(create(other.owner), [{ code: 'INVALID', path: 'attributes.invoiceId' }]);
  const impersonating = actor.ownerOf({ ...invoicer, administratorId: invoicer.userId });
  await expectRefusals(create(impersonating), [{ code: 'INVALID_ACTION' }]);
  for (const name of ['update_recurring_invoice', 'resume_recurring_invoice']) {
    await expectRefusals(call(tx, impersonating, name, { id: made.id, attributes: {} }), [
      { code: 'INVALID_ACTION' },
    ]);
  }
  await tx.query('update app_public.accounts set invoices_enabled = false where id = $1', [
    invoicer.accountId,
  ]);
  await expectRefusals(create(invoicer.owner), [{ code: 'UNAUTHORIZED' }]);
});

test_(
  'a draft, a rejected invoice and one of an archived client cannot be repeated',
  async (tx, invoicer) => {
    const draft = await makeDraft(tx, invoicer);
    const at = (code: string) => [{ code, path: 'attributes.invoiceId' }];
    await expectRefusals(recur(tx, invoicer, { invoiceId: draft.id }), at('INVOICE_NOT_SUBMITTED'));
    await call(tx, invoicer.owner, 'submit_invoice', { id: draft.id });
    await call(tx, actor.operator('REVIEW'), 'reject_invoice', {
      id: draft.id,
      reason: 'Feil kunde',
    });
    await expectRefusals(recur(tx, invoicer, { invoiceId: draft.id }), at('INVALID_ACTION'));
    const invoice = await source(tx, invoicer);
    await recur(tx, invoicer, { invoiceId: invoice.id });
    await expectRefusals(recur(tx, invoicer, { invoiceId: invoice.id }), at('TAKEN'));
    const another = await source(tx, invoicer);
    await call(tx, invoicer.owner, 'archive_client', { id: invoicer.client.id });
    await expectRefusals(recur(tx, invoicer, { invoiceId: another.id }), at('INVALID_ACTION'));
  },
);

test_('its schedule must be in the future and have a day', async (tx, invoicer) => {
  const { id: invoiceId } = await source(tx, invoicer);
  const refused = (attributes: Record<string, unknown>, code: string, field: string) =>
    expectRefusals(recur(tx, invoicer, { invoiceId, ...attributes }), [
      { code, path: `attributes.${field}` },
    ]);
  await refused({ startsOn: dayFromNow(-1) }, 'INVALID', 'startsOn');
  await refused({ startsOn: dayFromNow(731) }, 'INVALID', 'startsOn');
  await refused({ startsOn: null }, 'BLANK', 'startsOn');
  await refused({ frequency: null }, 'BLANK', 'frequency');
  await refused({ startsOn: dayFromNow(9), endsOn: dayFromNow(8) }, 'INVALID', 'endsOn');
  await refused({ frequency: 'WEEKLY', isMonthEnd: true }, 'INVALID', 'isMonthEnd');
});

test_('an ended one stays ended, and an outdated version is refused', async (tx, invoicer) => {
  const made = await recur(tx, invoicer);
  const press = (name: string, more = {}) =>
    call(tx, invoicer.owner, name, { id: made.id, attributes: {}, ...more });
  for (const name of names.filter((one) => one !== 'resume_recurring_invoice')) {
    await expectRefusals(press(name, { updatedAt: '2020-01-01T00:00:00Z' }), [
      { code: 'INVALID_ACTION', path: 'updatedAt' },
    ]);
  }
  await expectRefusals(press('resume_recurring_invoice'), [{ code: 'INVALID_TRANSITION' }]);
  await press('end_recurring_invoice');
  for (const name of names) await expectRefusals(press(name), [{ code: 'INVALID_TRANSITION' }]);
});

test_(
  'after a pause beyond its end it can be resumed only with a later end',
  async (tx, invoicer) => {
    const made = await recur(tx, invoicer, { endsOn: dayFromNow(20) });
    const press = (name: string, more = {}) =>
      call(tx, invoicer.owner, name, { id: made.id, ...more });
    await press('pause_recurring_invoice');
    await tx.query(
      'update app_public.recurring_invoices set starts_on = $2, ends_on = $3 where id = $1',
      [made.id, dayFromNow(-40), dayFromNow(-1)],
    );
    await expectRefusals(press('resume_recurring_invoice'), [{ code: 'INVALID_ACTION' }]);
    await press('update_recurring_invoice', { attributes: { endsOn: null } });
    await press('resume_recurring_invoice');
    expect((await recurrence(tx, made)).status).toBe('ACTIVE');
  },
);

test_('an account has a limited number of them', async (tx, invoicer) => {
  await tx.query(
    `update app_public.limits set maximum = 1 where limit_key = 'open_recurring_invoices'`,
  );
  const made = await recur(tx, invoicer);
  await expectRefusals(recur(tx, invoicer), [{ code: 'TOO_BIG', path: 'recurringInvoices' }]);
  await call(tx, invoicer.owner, 'end_recurring_invoice', { id: made.id });
  await recur(tx, invoicer);
});
