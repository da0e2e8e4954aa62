import { call } from '#tests/db/payout/call.ts';
import type { Actor } from '#tests/support/actor.ts';
import type { TestTransaction } from '#tests/support/test-transaction.ts';
import { type PayoutInvoicer, paidInvoice, send } from '../../payouts.ts';
import { act, both, hand, type Pair, readAt, reason, today } from './pair.ts';

/** Only one run is proposed at a time. */
async function cancelProposed(tx: TestTransaction, at: PayoutInvoicer): Promise<void> {
  const runs = await tx.query<{ id: string }>(
    `select id from app_public.payout_runs where status = 'PROPOSED'`,
  );
  for (const { id } of runs) await call(tx, at.finance, 'cancel_payout_run', { id, reason });
}

async function proposed(tx: TestTransaction, at: PayoutInvoicer) {
  await paidInvoice(tx, at);
  await cancelProposed(tx, at);
  const run = await call(tx, at.finance, 'create_payout_run', {});
  const [payout] = await tx.query<{ id: string; end: string }>(
    `select id, end_to_end_id as end from app_public.payouts where payout_run_id = $1 and freelance_profile_id = $2`,
    [run.id, at.profile.id],
  );
  return { run: run.id, payout: payout! };
}

async function sent(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const { run, payout } = await proposed(tx, at);
  await call(tx, at.approver, 'approve_payout_run', { id: run });
  await send(tx, run);
  return payout.id;
}

async function settled(tx: TestTransaction, at: PayoutInvoicer): Promise<string> {
  const id = await sent(tx, at);
  await call(tx, at.finance, 'confirm_payout', { id, reason, paidOn: await today(tx) });
  return id;
}

async function attachment(tx: TestTransaction, at: PayoutInvoicer) {
  const attributes = { freelanceProfileId: at.profile.id, reference: 'NAM-1', percent: '10' };
  const { id } = await call(tx, at.finance, 'create_attachment_order', {
    attributes: { ...attributes, startsOn: '2026-01-01' },
  });
  return { id, updatedAt: await readAt(tx, 'attachment_orders', id) };
}

export const payoutPairs: Record<string, Pair> = {
  'propose a run twice': {
    async prepare(tx, at) {
      await paidInvoice(tx, at);
      await cancelProposed(tx, at);
      return [act(at.finance, 'create_payout_run', {}), act(at.approver, 'create_payout_run', {})];
    },
    refusal: ['INVALID_ACTION'],
  },
  'approve a run twice': both(
    async (tx, at) => {
      const { run } = await proposed(tx, at);
      // Neither approver may be the operator who proposed it.
      await tx.query('update app_public.payout_runs set created_by = null where id = $1', [run]);
      return run;
    },
    ['approve_payout_run'],
  ),
  'hold a payout back twice': both(
    async (tx, at) => (await proposed(tx, at)).payout.id,
    ['hold_payout', hand],
  ),
  'reject a payout twice': both(sent, ['reject_payout', hand]),
  'return a payout twice': both(settled, ['return_payout', hand]),
  'confirm and reject a payout': {
    async prepare(tx, at) {
      const id = await sent(tx, at);
      return [
        act(at.finance, 'confirm_payout', { id, reason, paidOn: await today(tx) }),
        act(at.approver, 'reject_payout', { id, reason }),
      ];
    },
    refusal: ['INVALID_TRANSITION'],
  },
  'change an attachment of earnings as it was read': {
    async prepare(tx, at) {
      const read = await attachment(tx, at);
      const change = (who: Actor, endsOn: string) =>
        act(who, 'update_attachment_order', { ...read, attributes: { endsOn } });
      return [change(at.finance, '2026-12-31'), change(at.approver, '2026-11-30')];
    },
    refusal: ['INVALID_ACTION'],
  },
};
