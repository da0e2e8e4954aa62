import { beforeAll, describe, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { address } from '../payout/profile-attributes.ts';
import { registerSays } from '../payout/register-says.ts';
import { verifyProfile } from '../payout/verify-profile.ts';
import { type Invoicer, makeDraft } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: an invoice is approved automatically only within the limits of the rule.
// Method: an invoice that the rule approves, with one condition broken at a time; each is 10 000.00 without VAT.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const review = actor.operator('REVIEW');
const clientNumber = '974760673';

async function submitted(
  tx: TestTransaction,
  invoicer: Invoicer,
  input: object = {},
): Promise<string> {
  const { id } = await makeDraft(tx, invoicer, input as Record<string, unknown>);
  await call(tx, invoicer.owner, 'submit_invoice', { id });
  return id;
}

const verdict = async (tx: TestTransaction, invoicer: Invoicer, input: object = {}) =>
  workerCall(tx, 'review_invoice', await submitted(tx, invoicer, input));

/** Prepares a verified profile with an invoice that an operator approved, and a sound client. */
async function known(tx: TestTransaction, invoicer: Invoicer): Promise<void> {
  await verifyProfile(tx, invoicer.profile.id);
  await registerSays(tx, clientNumber);
  await call(tx, review, 'approve_invoice', { id: await submitted(tx, invoicer) });
}

const settings = (tx: TestTransaction, column: string, value: number) =>
  tx.query(`update app_public.invoicing_settings set ${column} = $1`, [value]);

/** The review reasons that an operator reads. */
const reasons = (tx: TestTransaction, id: string) =>
  tx.as(review, async (client) => {
    const text = `select app_public.invoices_review_reasons(i)::text[] as reasons, app_public.invoices_work(i) as work
      from app_public.invoices i where i.id = $1`;
    return (await client.query<{ reasons: string[] | null; work: string }>(text, [id])).rows[0];
  });

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Invoicer) => Promise<void>) =>
  test(
    name,
    withInvoicer(() => database, work),
  );

describe('an invoice is approved automatically', () => {
  test_(
    'a limited number of times per day, also for small amounts; operators review the others',
    async (tx, invoicer) => {
      await known(tx, invoicer);
      await settings(tx, 'automatic_approvals_per_day', 2);
      const krone = { lines: [{ ...invoicer.work, unitPrice: 100, quantity: '1' }] };
      expect(await verdict(tx, invoicer, krone)).toBe('APPROVED');
      expect(await verdict(tx, invoicer, krone)).toBe('APPROVED');
      expect(await verdict(tx, invoicer, krone)).toBe('SUBMITTED');
      await tx.query('alter table app_public.invoices disable trigger user');
      await tx.query(
        `update app_public.invoices set approved_at = approved_at - interval '25 hours'`,
      );
      await tx.query('alter table app_public.invoices enable trigger user');
      expect(await verdict(tx, invoicer, krone)).toBe('APPROVED');
    },
  );

  test_(
    'with a limited number of unpaid ones, and one more for each payment',
    async (tx, invoicer) => {
      await known(tx, invoicer);
      await settings(tx, 'automatic_approvals_unpaid', 1);
      const first = await submitted(tx, invoicer);
      expect(await workerCall(tx, 'review_invoice', first)).toBe('APPROVED');
      const write = async (values: string) => {
        await tx.query('alter table app_public.invoices disable trigger user');
        await tx.query(`update app_public.invoices set ${values} where id = $1`, [first]);
        await tx.query('alter table app_public.invoices enable trigger user');
      };
      const second = await submitted(tx, invoicer);
      const stays = async () => {
        expect(await workerCall(tx, 'review_invoice', second)).toBe('SUBMITTED');
        expect(await reasons(tx, second)).toMatchObject({ reasons: ['TOO_MANY_UNPAID'] });
      };
      await workerCall(tx, 'publish_invoice', first);
      await stays();
      // An invoice that its owner marked as paid counts as unpaid until it leaves the sum of a month; a published one
      // always counts as unpaid.
      await write(`status = 'RESOLVED', resolution = 'PAID_OUTSIDE', resolved_at = now()`);
      await stays();
      const old = `approved_at = approved_at - interval '31 days'`;
      await write(`${old}, status = 'PUBLISHED', resolution = null, resolved_at = null`);
      await stays();
      await write('paid_minor = 100');
      expect(await workerCall(tx, 'review_invoice', second)).toBe('APPROVED');
      expect(await verdict(tx, invoicer)).toBe('APPROVED');
      expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
    },
  );

  test_('when every condition holds, once', async (tx, invoicer) => {
    await known(tx, invoicer);
    const id = await submitted(tx, invoicer);
    expect(await workerCall(tx, 'review_invoice', id)).toBe('APPROVED');
    expect(await workerCall(tx, 'review_invoice', id)).toBe('APPROVED');
    const [row] = await tx.query(
      'select is_approved_automatically as by_rule from app_public.invoices where id = $1',
      [id],
    );
    expect(row).toEqual({ by_rule: true });
  });

  test_(
    'never as the first of its profile, without counting rejected ones',
    async (tx, invoicer) => {
      await verifyProfile(tx, invoicer.profile.id);
      await registerSays(tx, clientNumber);
      const first = await submitted(tx, invoicer);
      expect(await workerCall(tx, 'review_invoice', first)).toBe('SUBMITTED');
      await call(tx, review, 'reject_invoice', { id: first, reason: 'Timer mangler' });
      expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
    },
  );

  // Requirements: A4.80
  test_(
    'never for an unverified profile, or one whose verification was withdrawn',
    async (tx, invoicer) => {
      await known(tx, invoicer);
      await call(tx, review, 'withdraw_freelance_profile', { id: invoicer.profile.id });
      expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
      await verifyProfile(tx, invoicer.profile.id);
      expect(await verdict(tx, invoicer)).toBe('APPROVED');
    },
  );

  test_('up to the limit of one invoice', async (tx, invoicer) => {
    await known(tx, invoicer);
    await settings(tx, 'automatic_approval_limit_minor', 999_999);
    expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
    await settings(tx, 'automatic_approval_limit_minor', 1_000_000);
    expect(await verdict(tx, invoicer)).toBe('APPROVED');
  });

  test_('up to the total of its profile in the counted days', async (tx, invoicer) => {
    await known(tx, invoicer);
    await settings(tx, 'automatic_approval_total_minor', 2_000_000);
    // Invoices that an operator approved do not count; the third automatic one exceeds the limit.
    expect(await verdict(tx, invoicer)).toBe('APPROVED');
    expect(await verdict(tx, invoicer)).toBe('APPROVED');
    expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
    await tx.query(
      `update app_public.invoices set approved_at = now() - interval '30 days' where is_approved_automatically`,
    );
    expect(await verdict(tx, invoicer)).toBe('APPROVED');
  });

  test_('only to a client that the register called sound within a day', async (tx, invoicer) => {
    await known(tx, invoicer);
    const age = (ago: string) =>
      tx.query('update app_public.register_entries set checked_at = now() - $1::interval', [ago]);
    const id = await submitted(tx, invoicer);
    await age('24 hours');
    expect(await workerCall(tx, 'number_to_look_up', id)).toBe(null);
    await age('24 hours 1 second');
    expect(await workerCall(tx, 'number_to_look_up', id)).toBe(clientNumber);
    expect(await workerCall(tx, 'review_invoice', id)).toBe('SUBMITTED');
    await registerSays(tx, clientNumber, { underLiquidation: true });
    expect(await workerCall(tx, 'review_invoice', id)).toBe('SUBMITTED');
    await registerSays(tx, clientNumber, null);
    expect(await workerCall(tx, 'review_invoice', id)).toBe('SUBMITTED');
    await registerSays(tx, clientNumber);
    expect(await workerCall(tx, 'review_invoice', id)).toBe('APPROVED');
    // A decided invoice needs no look-up.
    await age('2 days');
    expect(await workerCall(tx, 'number_to_look_up', id)).toBe(null);
  });

  test_('never with a tax-free allowance without its trip', async (tx, invoicer) => {
    await known(tx, invoicer);
    const diet = { lineType: 'DIET', quantity: '1', vatRate: '0' };
    const drive = {
      lineType: 'MILEAGE',
      quantity: '100',
      unitPrice: 530,
      vatRate: '0',
      addressFrom: 'Oslo',
      addressTo: 'Moss',
    };
    const of = async (...lines: object[]) => {
      const id = await submitted(tx, invoicer, { lines: [invoicer.work, ...lines] });
      const status = await workerCall(tx, 'review_invoice', id);
      return status === 'APPROVED' ? status : (await reasons(tx, id))?.reasons;
    };
    const typed = { ...diet, dietTaxableUnitPrice: 31_900, dietNonTaxableUnitPrice: 69_300 };
    const taxed = { ...diet, dietTaxableUnitPrice: 101_200, dietNonTaxableUnitPrice: 0 };
    const trip = { purpose: 'Konsert', startDate: '2026-06-01' };
    const times = { startTime: '08:00', endDate: '2026-06-01', endTime: '18:00' };
    const places = { addressFrom: 'Oslo', addressTo: 'Moss' };
    expect(await of(typed)).toEqual(['TRIP_MISSING']);
    expect(await of(drive)).toEqual(['TRIP_MISSING']);
    expect(await of(taxed)).toBe('APPROVED');
    expect(await of({ ...drive, travelReport: trip })).toBe('APPROVED');
    // An incomplete travel report makes nothing tax free.
    expect(await of({ ...drive, travelReport: { startDate: '2026-06-01' } })).toBe('APPROVED');
    expect(await of({ ...diet, ...places, travelReport: { ...trip, ...times } })).toBe('APPROVED');
  });

  test_('never to a blocked client, also archived and added again', async (tx, invoicer) => {
    await known(tx, invoicer);
    await tx.query('update app_public.clients set is_blocked = true');
    expect(await verdict(tx, invoicer)).toBe('SUBMITTED');
    await call(tx, invoicer.owner, 'archive_client', { id: invoicer.client.id });
    const anew = async (more: object) => {
      const attributes = { freelanceProfileId: invoicer.profile.id, address, ...more };
      const client = await call(tx, invoicer.owner, 'create_client', { attributes });
      return verdict(tx, { ...invoicer, client });
    };
    const company = { clientType: 'ORGANIZATION', name: 'Fjell AS', orgNumber: clientNumber };
    const person = { clientType: 'INDIVIDUAL', name: 'Fjell', phone: '90000000' };
    expect(await anew({ ...company, email: 'ny@fjellogfjord.no' })).toBe('SUBMITTED');
    expect(await anew({ ...person, email: 'Faktura@FjellogFjord.no' })).toBe('SUBMITTED');
    expect(await anew({ ...person, email: 'ola@example.no' })).toBe('APPROVED');
  });
});

// Goal: an operator reads exactly the reasons of the rule. Method: every condition broken, then restored.
describe('an operator reads why an invoice waits', () => {
  test_('every reason against it, and its work', async (tx, invoicer) => {
    await settings(tx, 'automatic_approval_limit_minor', 999_999);
    await settings(tx, 'automatic_approval_total_minor', 999_999);
    await settings(tx, 'automatic_approvals_per_day', 0);
    await settings(tx, 'automatic_approvals_unpaid', 0);
    await tx.query('update app_public.clients set is_blocked = true');
    const lines = ['Foto', 'Klipp', 'Lyd', 'Lys', 'Reise'].map((description) => ({
      ...invoicer.work,
      description,
      unitPrice: 200_000,
      quantity: '1',
    }));
    const id = await submitted(tx, invoicer, { lines });
    expect(await reasons(tx, id)).toEqual({
      reasons: [
        'PROFILE_NOT_VERIFIED',
        'CLIENT_NOT_CHECKED',
        'CLIENT_BLOCKED',
        'FIRST_INVOICE',
        'ABOVE_LIMIT',
        'ABOVE_TOTAL',
        'TOO_MANY_TODAY',
        'TOO_MANY_UNPAID',
      ],
      work: 'Foto, Klipp, Lyd (+ 2)',
    });
    await registerSays(tx, clientNumber, { underLiquidation: true });
    expect((await reasons(tx, id))?.reasons).toContain('CLIENT_NOT_SOUND');
  });

  test_(
    'APPROVABLE_NOW when the rule would approve it now, and none after the decision',
    async (tx, invoicer) => {
      await verifyProfile(tx, invoicer.profile.id);
      await registerSays(tx, clientNumber);
      const first = await submitted(tx, invoicer);
      expect((await reasons(tx, first))?.reasons).toEqual(['FIRST_INVOICE']);
      await call(tx, review, 'approve_invoice', { id: await submitted(tx, invoicer) });
      expect((await reasons(tx, first))?.reasons).toEqual(['APPROVABLE_NOW']);
      await call(tx, review, 'approve_invoice', { id: first });
      expect((await reasons(tx, first))?.reasons).toBeNull();
    },
  );
});

test_(
  'a copy references its original, and so the reason of its rejection',
  async (tx, invoicer) => {
    const id = await submitted(tx, invoicer);
    await call(tx, review, 'reject_invoice', { id, reason: 'Timer mangler' });
    const copy = await call(tx, invoicer.owner, 'duplicate_invoice', { id });
    const { rows } = await tx.as(invoicer.owner, (client) =>
      client.query(
        `select s.rejection_reason from app_public.invoices i
       join app_public.invoices s on s.id = i.copied_from_id where i.id = $1`,
        [copy.id],
      ),
    );
    expect(rows).toEqual([{ rejection_reason: 'Timer mangler' }]);
  },
);

describe('a decision of an operator', () => {
  test_(
    'is refused for their own account, though they may protect others from it',
    async (tx, invoicer) => {
      const id = await submitted(tx, invoicer);
      const own = actor.operator('ADMIN', invoicer.userId, invoicer.accountId);
      await expectRefusals(call(tx, own, 'approve_invoice', { id }), [{ code: 'UNAUTHORIZED' }]);
      const actions = (who: typeof own) =>
        tx.as(who, async (client) => {
          const text = `select app_hidden.available_actions('invoices', i.id, i.status::text) as open from app_public.invoices i where i.id = $1`;
          return (await client.query<{ open: string[] }>(text, [id])).rows[0]?.open;
        });
      expect(await actions(own)).toEqual(['reject']);
      expect(await actions(review)).toEqual(['approve', 'reject']);
      // A grant lets them block a client, and leaves unblocking to a colleague.
      const block = 'update app_public.clients set is_blocked = true where id = $1';
      const written = await tx.as(own, (client) => client.query(block, [invoicer.client.id]));
      expect(written.rowCount).toBe(1);
      await expect(
        tx.as(own, (client) => client.query(block.replace('true', 'false'), [invoicer.client.id])),
      ).rejects.toThrow(/row-level security/);
    },
  );
});

test('an unknown organisation number is looked up by a job, and an entered one at once', async () => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await tx.query('delete from graphile_worker._private_jobs');
      await submitted(tx, invoicer);
      expect(await workerCall(tx, 'look_up_debtors')).toBe(1);
      const keys = await tx.query(
        `select key from graphile_worker.jobs where task_identifier like 'payout/%'`,
      );
      expect(keys).toEqual([{ key: `look_up_organization:${clientNumber}` }]);
      await tx.query('delete from graphile_worker._private_jobs');
      await call(tx, invoicer.owner, 'update_client', {
        id: invoicer.client.id,
        attributes: { orgNumber: '123456785' },
        $prepared: { company: null },
      });
      const [state] = await tx.query(
        'select state from app_public.register_entries where organization_number = $1',
        ['123456785'],
      );
      expect(state).toEqual({ state: 'UNREGISTERED' });
    },
  )();
});
