import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePaymentFile } from '#workers/modules/settlement/bank-files/payment/write-payment-file.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { call } from '../payout/call.ts';
import { OUR_ACCOUNT, queue } from './bank-file.ts';
import {
  approve,
  atPayouts,
  type PayoutInvoicer,
  paidInvoice,
  payoutsOf,
  readyForPayout,
  send,
} from './payouts.ts';
import { bookAll, openSandboxBank, type SandboxBank } from './sandbox-bank.ts';

// Goal: the product books every simulated answer of the sandbox's bank to a payout file correctly.
// Method: its API over HTTP, and each file that it writes read and booked as the worker does.

let database: SharedDatabase;
let bank: SandboxBank;
beforeAll(async () => {
  database = await sharedDatabase();
  bank = await openSandboxBank();
});
afterAll(() => bank?.stop());

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

describe.each(['03', '09'] as const)('a payout file of version %s is answered', (version) => {
  /** Two sent payouts, in the folder of the bank. */
  async function twoPayouts(tx: TestTransaction, at: PayoutInvoicer) {
    const other = { ...at, ...(await makeInvoicer(tx)) };
    await readyForPayout(tx, other);
    await paidInvoice(tx, at);
    await paidInvoice(tx, other);
    const { id } = await call(tx, at.finance, 'create_payout_run', {});
    await approve(tx, at, id);
    await send(tx, id);
    const [run] = await tx.query<{ day: string; message: string }>(
      'select payout_on::text as day, message_id as message from app_public.payout_runs where id = $1',
      [id],
    );
    const { day, message } = run!;
    const payments = (await payoutsOf(tx, id)).map(({ endToEndId, amount }) => ({
      endToEndId,
      amountMinor: amount,
      reference: { text: 'Utbetaling' },
      creditor: {
        name: 'Kari Nordmann',
        isPerson: true,
        address: null,
        account: { norwegian: '86011117947' },
      },
    }));
    const written = writePaymentFile(
      {
        messageId: message,
        createdAt: '2026-11-26T06:00:00Z',
        initiator: { name: 'Honorar Drift AS', agreement: null },
        debtor: { name: 'Honorar Drift AS', account: OUR_ACCOUNT, bic: 'DNBANOKK' },
        groups: [{ id: `${message}-S`, kind: 'SALARY', executesOn: day, payments }],
      },
      version,
    );
    if (!written.isWritten) throw new Error(JSON.stringify(written.refusals));
    mkdirSync(path.join(bank.shared, 'outgoing'), { recursive: true });
    writeFileSync(path.join(bank.shared, 'outgoing', `${id}.xml`), written.file.xml);
    const statuses = async () => (await payoutsOf(tx, id)).map(({ status }) => status);
    const answer = async (kind: string, endToEndId?: string) => {
      const form: [string, string][] = [
        ['file', `${id}.xml`],
        ['answer', kind],
      ];
      if (endToEndId) form.push(['payment', endToEndId]);
      await bookAll(tx, at, await bank.tell('/answers', form));
      return statuses();
    };
    return { payments, day, statuses, answer };
  }

  // Requirements: B10.18
  test_('accepted, both are paid', async (tx, at) => {
    const { answer } = await twoPayouts(tx, at);
    expect(await answer('RECEIVE')).toEqual(['SENT', 'SENT']);
    expect(await answer('PAY')).toEqual(['PAID', 'PAID']);
    expect(await queue(tx)).toEqual([]);
  });

  // Requirements: B10.18
  test_('one rejected, the other is paid', async (tx, at) => {
    const { answer, payments } = await twoPayouts(tx, at);
    expect(await answer('REJECT_ONE', payments[1]!.endToEndId)).toEqual(['PAID', 'REJECTED']);
  });

  // Requirements: B10.18
  test_('one paid and returned two bank days later', async (tx, at) => {
    const { answer, payments, day } = await twoPayouts(tx, at);
    await answer('PAY');
    expect(await answer('RETURN_ONE', payments[1]!.endToEndId)).toEqual(['PAID', 'RETURNED']);
    const [journal] = await tx.query<{ is_later: boolean }>(
      `select occurred_on = app_hidden.bank_days_after($1, 2) as is_later from app_public.journals where kind = 'PAYOUT_RETURN'`,
      [day],
    );
    expect(journal).toEqual({ is_later: true });
    expect(await queue(tx)).toEqual([]);
  });

  // Requirements: B10.18
  test_('without an answer both stay sent', async (tx, at) => {
    const { statuses } = await twoPayouts(tx, at);
    expect(await statuses()).toEqual(['SENT', 'SENT']);
  });
});
