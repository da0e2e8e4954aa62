import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { makeFreelancer } from '../payout/freelancer.ts';
import { registerPayment } from '../settlement/register-payment.ts';
import { dayFromNow } from './day-from-now.ts';
import { type Invoicer, makeDraft, makeInvoicer } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: the dashboard shows where the money is and what needs action, to the øre and to its account alone.
// Method: invoices of 10 000.00 without VAT and 12 500.00 with, in different states.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const [amount, total, payout] = [1_000_000, 1_250_000, 582_822];

interface Named {
  id: string;
  status: string;
  is_undelivered: boolean;
  total_minor: number;
}
interface Dashboard {
  waiting: Named[];
  overdue: Named[];
  sums: Record<string, unknown>[];
  months: { starts_on: string; invoiced_minor: number; settled_minor: number }[];
  recent_events: { id: string; event_type: string; client_name: string }[];
}

const see = (tx: TestTransaction, who: Actor) =>
  tx.as(who, async (client) => {
    const { rows } = await client.query<{ seen: Dashboard }>(
      `select to_jsonb(d) || jsonb_build_object(
         'freelance_profiles', app_public.dashboard_freelance_profiles(d), 'clients', app_public.dashboard_clients(d),
         'members', app_public.dashboard_members(d), 'invited', app_public.dashboard_invited(d)
       ) as seen from app_public.dashboard() d`,
    );
    return rows[0]!.seen;
  });

const published = async (
  tx: TestTransaction,
  invoicer: Invoicer,
  dates: Record<string, unknown> = {},
) => {
  const { id } = await makeDraft(tx, invoicer, dates);
  await publish(tx, invoicer, id);
  return id;
};

test('an empty account has a dashboard of zeros', () =>
  database.rolledBack(async (tx) => {
    const { owner } = await makeFreelancer(tx);
    expect(await see(tx, owner)).toEqual({
      year: Number(dayFromNow(0).slice(0, 4)),
      drafts: 0,
      rejected: 0,
      undelivered: 0,
      waiting: [],
      overdue: [],
      next_payout: null,
      sums: [],
      months: [],
      recent_events: [],
      freelance_profiles: 0,
      clients: 0,
      has_submitted: false,
      members: 1,
      invited: 0,
    });
  }));

// Requirements: A2.30
test(
  'each invoice is counted in its own state',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer);
      const inReview = await makeDraft(tx, invoicer);
      await call(tx, invoicer.owner, 'submit_invoice', { id: inReview.id });
      const refused = await makeDraft(tx, invoicer);
      await call(tx, invoicer.owner, 'submit_invoice', { id: refused.id });
      const reviewer = actor.operator('REVIEW');
      await call(tx, reviewer, 'reject_invoice', { id: refused.id, reason: 'Timer mangler' });
      const late = await published(tx, invoicer, {
        invoicedOn: dayFromNow(-30),
        dueOn: dayFromNow(-16),
      });
      const later = await published(tx, invoicer, { dueOn: dayFromNow(20) });
      const next = await published(tx, invoicer, { dueOn: dayFromNow(5) });
      const paid = await published(tx, invoicer);
      await registerPayment(tx, paid);
      await call(tx, invoicer.owner, 'send_invoice_via_email', { id: next });
      const [sending] = await tx.query<{ id: string }>(
        'select id from app_public.deliveries where invoice_id = $1 order by created_at desc, id desc',
        [next],
      );
      await workerCall(tx, 'record_delivery_failure', sending!.id, '550 no such user');

      const seen = await see(tx, invoicer.member);
      expect(seen).toMatchObject({
        drafts: 1,
        rejected: 1,
        undelivered: 1,
        freelance_profiles: 1,
        clients: 1,
        has_submitted: true,
        members: 1,
        invited: 0,
        next_payout: {
          id: next,
          client_name: 'Fjell og Fjord AS',
          payout_amount_minor: payout,
          due_on: dayFromNow(5),
        },
      });
      const waiting = seen.waiting.map(({ id, status, is_undelivered }) => [
        id,
        is_undelivered ? 'UNDELIVERED' : status,
      ]);
      expect(Object.fromEntries(waiting)).toEqual({
        [draft.id]: 'DRAFT',
        [refused.id]: 'REJECTED',
        [next]: 'UNDELIVERED',
      });
      expect(seen.overdue).toMatchObject([{ id: late, total_minor: total }]);
      const year = dayFromNow(0).slice(0, 4);
      const lateIsNow = dayFromNow(-30).startsWith(year) ? 1 : 0;
      expect(seen.sums).toEqual([
        {
          currency: 'NOK',
          with_clients_minor: 3 * total,
          with_clients_count: 3,
          overdue_minor: total,
          overdue_count: 1,
          in_review_minor: total,
          in_review_count: 1,
          invoiced_minor: (3 + lateIsNow) * amount,
          settled_minor: amount,
          payout_amount_minor: (3 + lateIsNow) * payout,
        },
      ]);
      const sumOf = (key: 'invoiced_minor' | 'settled_minor') =>
        seen.months.reduce((sum, month) => sum + month[key], 0);
      expect(sumOf('invoiced_minor')).toBe((3 + lateIsNow) * amount);
      expect(sumOf('settled_minor')).toBe(amount);
      expect(seen.months.map((month) => month.starts_on).toSorted()).toEqual(
        seen.months.map((month) => month.starts_on),
      );
      expect(seen.recent_events).toHaveLength(8);
      expect(seen.recent_events[0]).toMatchObject({
        id: next,
        event_type: 'SENDING_FAILED',
        client_name: 'Fjell og Fjord AS',
      });
      expect(seen.waiting.some(({ id }) => id === later)).toBe(false);
    },
  ),
);

test(
  'a failed repeated sending of a delivered invoice is not listed as undelivered',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const id = await published(tx, invoicer);
      const send = async () => {
        await tx.query(`update app_public.deliveries set created_at = now() - interval '1 hour'`);
        await call(tx, invoicer.owner, 'send_invoice_via_email', { id });
        const [sending] = await tx.query<{ id: string }>(
          `select id from app_public.deliveries where status = 'PENDING'`,
        );
        return sending!.id;
      };
      const isUndelivered = async () => {
        const [row] = await tx.query<{ is: boolean }>(
          'select app_public.invoices_is_undelivered(i) as is from app_public.invoices i where i.id = $1',
          [id],
        );
        return [row?.is, (await see(tx, invoicer.owner)).waiting.length];
      };
      expect(await isUndelivered()).toEqual([false, 0]);
      await workerCall(tx, 'record_delivery_failure', await send(), '550 no such user');
      expect(await isUndelivered()).toEqual([true, 1]);
      const again = await send();
      expect(await isUndelivered()).toEqual([false, 0]);
      await workerCall(tx, 'record_delivery', again);
      await workerCall(tx, 'record_delivery_failure', await send(), '550 no such user');
      expect(await isUndelivered()).toEqual([false, 0]);
      expect(await see(tx, invoicer.owner)).toMatchObject({ undelivered: 0 });
    },
  ),
);

test('the net amounts of an organisation are without VAT, and its payout is with VAT', () =>
  database.rolledBack(async (tx) => {
    const invoicer = await makeInvoicer(tx, 'organization');
    await tx.query('update app_public.freelance_profiles set is_vat_registered = true');
    await published(tx, invoicer, { lines: [{ ...invoicer.work, vatRate: '25' }] });
    const seen = await see(tx, invoicer.owner);
    const fee = amount / 20;
    expect(seen).toMatchObject({ next_payout: { payout_amount_minor: total - fee } });
    expect(seen.sums).toMatchObject([
      { invoiced_minor: amount, payout_amount_minor: amount - fee, with_clients_minor: total },
    ]);
  }));

// Requirements: A2.30
test(
  'the dashboard shows nothing of another account',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await makeDraft(tx, invoicer);
      await published(tx, invoicer);
      const other = await makeFreelancer(tx);
      expect(await see(tx, other.owner)).toMatchObject({ drafts: 0, sums: [], recent_events: [] });
      await expect(see(tx, actor.visitor)).rejects.toThrow(/permission denied/);
      await expect(see(tx, actor.worker)).rejects.toThrow(/permission denied/);
    },
  ),
);

test(
  'events of a partner’s invoices do not displace the account’s own events',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      await published(tx, invoicer);
      const { recent_events: before } = await see(tx, invoicer.owner);
      const other = await makeFreelancer(tx);
      await tx.query(
        `insert into app_public.events (entity, entity_id, account_id, partner_account_id, event_type, status, actor, actor_kind, occurred_at)
         select 'invoices', uuidv7(), $1, $2, 'SENT', 'PUBLISHED', 'Ola', 'USER', now() + make_interval(mins => i)
         from generate_series(1, 9) i`,
        [other.accountId, invoicer.accountId],
      );
      expect(before.length).toBeGreaterThan(1);
      expect((await see(tx, invoicer.owner)).recent_events).toEqual(before);
    },
  ),
);

// Requirements: A2.30
test('a team sees how many invited members have not accepted', () =>
  database.rolledBack(async (tx) => {
    const { owner, accountId } = await makeFreelancer(tx, 'TEAM');
    await tx.query(
      `with invited as (insert into app_public.users (email) values ('invited@example.no') returning id)
       insert into app_public.memberships (account_id, user_id, role, invited_email, accepted_at)
       select $1, id, 'MEMBER', 'invited@example.no', null from invited`,
      [accountId],
    );
    expect(await see(tx, owner)).toMatchObject({ members: 2, invited: 1 });
  }));

test(
  'an old rejection is not listed any more',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id } = await makeDraft(tx, invoicer);
      await call(tx, invoicer.owner, 'submit_invoice', { id });
      await call(tx, actor.operator('REVIEW'), 'reject_invoice', { id, reason: 'Feil kunde' });
      expect(await see(tx, invoicer.owner)).toMatchObject({ rejected: 1 });
      await tx.query(`set local session_replication_role = replica`);
      await tx.query(
        `update app_public.invoices set rejected_at = now() - interval '31 days' where id = $1`,
        [id],
      );
      expect(await see(tx, invoicer.owner)).toMatchObject({ rejected: 0, waiting: [] });
    },
  ),
);
