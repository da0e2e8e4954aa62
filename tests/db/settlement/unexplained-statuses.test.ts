import { beforeAll, expect, test } from 'vitest';
import { type Actor, actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { call } from '../payout/call.ts';
import { answerTo, atRun, stateOf } from './answered-run.ts';
import { book } from './bank-file.ts';
import { expectProof } from './expect-proof.ts';
import { queueOf } from './money-overview.ts';

// Goal: no status of the bank that contradicts the books is lost.
// Method: a paid payout, and statuses of it, of another one or of another file.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const waitingOf = (tx: TestTransaction) =>
  tx.query<{ id: string; status: string; of: string | null; isOurs: boolean }>(
    `select id, bank_status as status, end_to_end_id as of, payout_id is not null as "isOurs" from app_public.unexplained_statuses
     order by bank_status, end_to_end_id`,
  );

test(
  'a status that contradicts the books waits until an operator explains it, and posts nothing',
  atRun(
    () => database,
    async (tx, invoicer, payout, messageId) => {
      const reported = (status: string, of = payout.endToEndId, more: object = {}) =>
        answerTo(messageId, {
          payments: [
            {
              paymentInformationId: `${messageId}-S`,
              ...more,
              transactions: [{ endToEndId: of, status }],
            },
          ],
        });
      await book(tx, invoicer.finance, reported('ACCP'));
      await book(tx, invoicer.finance, reported('ACCP', 'UNKNOWN-1'));
      // The group's own status is superseded by that of its only payment.
      await book(tx, invoicer.finance, reported('ACSC', payout.endToEndId, { status: 'RJCT' }));
      expect(await waitingOf(tx)).toEqual([]);
      await book(tx, invoicer.finance, reported('RJCT'));
      await book(tx, invoicer.finance, reported('ACSC', 'UNKNOWN-2'));
      await book(tx, invoicer.finance, answerTo('SOMEBODY-ELSE', { status: 'RJCT' }));
      expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
      const waiting = await waitingOf(tx);
      expect(waiting).toMatchObject([
        { status: 'ACSC', of: 'UNKNOWN-2', isOurs: false },
        { status: 'RJCT', of: payout.endToEndId, isOurs: true },
        { status: 'RJCT', of: null, isOurs: false },
      ]);
      expect(await queueOf(tx, invoicer, 'unexplained_statuses')).toMatchObject({
        waiting_count: 3,
      });

      const explain = (who: Actor, input: object) =>
        call(tx, who, 'explain_bank_payment_status', { reason: 'A test of the bank', ...input });
      const { id } = waiting[1]!;
      await expectRefusals(explain(actor.operator('REVIEW'), { id }), [{ code: 'UNAUTHORIZED' }]);
      await expectRefusals(explain(invoicer.finance, { id: payout.id }), [
        { code: 'INVALID', path: 'id' },
      ]);
      await expectRefusals(explain(invoicer.finance, { id, reason: ' ' }), [
        { code: 'BLANK', path: 'reason' },
      ]);
      expect(await explain(invoicer.finance, { id })).toMatchObject({
        queued_at: null,
        explanation: 'A test of the bank',
        is_taken: false,
      });
      await expectRefusals(explain(invoicer.finance, { id }), [
        { code: 'INVALID_ACTION', path: 'id' },
      ]);
      expect(
        await tx.query(
          `select event_type::text as type, data from app_public.events where entity = 'bank_payment_statuses' and entity_id = $1`,
          [id],
        ),
      ).toEqual([{ type: 'EXPLAINED', data: { reason: 'A test of the bank' } }]);
      expect(await queueOf(tx, invoicer, 'unexplained_statuses')).toMatchObject({
        waiting_count: 2,
      });
      expect(await stateOf(tx, payout)).toMatchObject({ status: 'PAID' });
      await expectProof(tx);
    },
  ),
);
