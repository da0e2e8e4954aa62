import { beforeAll, describe, expect, test } from 'vitest';
import { writePaymentStatus } from '#sandbox/bank/answer-payments.ts';
import { writeCamt053, writeCamt054 } from '#sandbox/bank/write-camt.ts';
import { writeOcrGiro } from '#sandbox/bank/write-ocr-giro.ts';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import { atFinance, type Finance } from './at-finance.ts';
import * as bank from './bank-file.ts';
import { makeClaim, standing } from './claim.ts';
import { ledgerOf } from './ledger-of.ts';

// Goal: a file of the bank is accepted once and whole, or refused with its reason and line, and only FINANCE has it
// booked.
// Method: files of the sandbox's bank, intact and corrupted, through the readers.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, invoicer: Finance) => Promise<void>) =>
  test(
    name,
    atFinance(() => database, work),
  );

const { camt054, fileOf, paid, OUR_ACCOUNT } = bank;

describe('a repeated file', () => {
  test_('with the same bytes is refused, also during the preview', async (tx, { finance }) => {
    const content = camt054([paid(null, 100)]);
    const { id } = await bank.preview(tx, finance, content);
    const taken = [{ code: 'TAKEN', path: 'bankFile' }];
    await expectRefusals(bank.upload(tx, finance, content), taken);
    await call(tx, finance, 'book_bank_file', { id });
    await expectRefusals(bank.upload(tx, finance, content), taken);
  });

  test_('is accepted after its preview was discarded', async (tx, invoicer) => {
    const content = camt054([paid(null, 100)]);
    const { id } = await bank.preview(tx, invoicer.finance, content);
    await call(tx, invoicer.finance, 'discard_bank_file', { id });
    expect(await tx.query('select from app_public.bank_transactions')).toEqual([]);
    const again = await bank.book(tx, invoicer.finance, content);
    expect(again).toMatchObject({ status: 'BOOKED', queued_count: 1 });
  });

  test_('with the same message in other bytes is refused', async (tx, { finance }) => {
    const file = fileOf([paid(null, 100)]);
    await bank.book(tx, finance, writeCamt054(file, '02'));
    const again = await bank.preview(tx, finance, writeCamt054(file, '02').replace(/\n/g, '\r\n '));
    expect(again).toMatchObject({ status: 'REFUSED', refusal: 'MESSAGE_KNOWN' });
  });

  test_('in another format has known transactions', async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    const entries = [paid(claim.kid, claim.total), paid(null, 300)];
    await bank.book(tx, invoicer.finance, camt054(entries));
    const overlapping = [...entries, paid(null, 70)];
    const openings = { [OUR_ACCOUNT]: 0 };
    const statement = writeCamt053(fileOf(overlapping), '08', openings);
    const file = await bank.book(tx, invoicer.finance, statement);
    expect(file).toMatchObject({ known_count: 2, queued_count: 1, booked_count: 0 });
    expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total + 370 });
  });

  test_('without details has known entries', async (tx, { finance }) => {
    const [one, other] = [paid(null, 100), paid(null, 200)];
    const batch = { ...one, transactions: [...one.transactions, ...other.transactions] };
    await bank.book(tx, finance, camt054([batch]));
    const whole = writeCamt053(fileOf([batch]), '02', {});
    const bare = whole.replace(/<TxDtls>[\s\S]*?<\/TxDtls>\s*/g, '');
    expect(await bank.book(tx, finance, bare)).toMatchObject({ known_count: 1, queued_count: 0 });
  });

  test_('two equal payments in one file are two payments', async (tx, { finance }) => {
    const entry = paid(null, 100);
    const file = await bank.book(tx, finance, camt054([entry, entry]));
    expect(file).toMatchObject({ queued_count: 2, known_count: 0 });
  });
});

describe('a file is refused', () => {
  const refusal = async (
    tx: TestTransaction,
    { finance }: Finance,
    content: string | Uint8Array,
  ) => {
    const { status, refusal, refusal_line } = await bank.preview(tx, finance, content);
    expect(status).toBe('REFUSED');
    expect(await tx.query('select from app_public.bank_transactions')).toEqual([]);
    return [refusal, refusal_line];
  };
  const entries = () => [paid('60224000000011', 12_345), paid('60224000000029', 99)];

  test_('that is truncated, with its line', async (tx, invoicer) => {
    const content = camt054(entries());
    const [code, line] = await refusal(tx, invoicer, content.slice(0, content.length / 2));
    expect(code).toBe('FILE_CUT');
    expect(line).toBeGreaterThan(5);
  });

  test_('with a wrong control sum', async (tx, invoicer) => {
    const ocr = Buffer.from(writeOcrGiro(fileOf(entries()))).toString('latin1');
    const wrong = ocr.replace('00000000000012345', '00000000000012346');
    expect(await refusal(tx, invoicer, wrong)).toEqual(['CONTROL_SUM', expect.any(Number)]);
    const statement = writeCamt053(fileOf(entries()), '08', {}).replaceAll('123.45', '123.46');
    expect(await refusal(tx, invoicer, statement)).toEqual(['BALANCE_DIFFERS', expect.any(Number)]);
  });

  test_('of an account that is not ours', async (tx, invoicer) => {
    const other = camt054(entries()).replaceAll(OUR_ACCOUNT, '86011117947');
    expect(await refusal(tx, invoicer, other)).toEqual(['ACCOUNT_NOT_OURS', expect.any(Number)]);
  });

  test_('that is compressed, in another encoding or of an unknown type', async (tx, invoicer) => {
    const bomb = camt054(entries()).replace('?>', '?><!DOCTYPE a [<!ENTITY b "c">]>');
    expect(await refusal(tx, invoicer, bomb)).toEqual(['DOCUMENT_TYPE_FORBIDDEN', 1]);
    const latin = Buffer.from(camt054([paid(null, 1, { payerName: 'Ørsta' })]), 'latin1');
    expect(await refusal(tx, invoicer, latin)).toEqual(['WRONG_ENCODING', null]);
    expect(await refusal(tx, invoicer, 'Dato;Beløp\n')).toEqual(['UNKNOWN_FORMAT', 1]);
  });

  test_('whose reading was given up', async (tx, { finance }) => {
    const { id } = await bank.upload(tx, finance, 'NY000010');
    await tx.query('update graphile_worker._private_jobs set attempts = max_attempts');
    await workerCall(tx, 'report_failed_jobs');
    expect(await bank.bankFile(tx, id)).toMatchObject({ refusal: 'READING_FAILED' });
  });
});

test_(
  'a worker that was killed reads and books again with the same result',
  async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    const content = camt054([paid(claim.kid, claim.total), paid(null, 100)]);
    const { id } = await bank.upload(tx, invoicer.finance, content);
    await bank.read(tx, id, content);
    await bank.read(tx, id, content);
    await call(tx, invoicer.finance, 'book_bank_file', { id });
    await bank.read(tx, id, content);
    await workerCall(tx, 'post_bank_file', id);
    expect(await workerCall(tx, 'post_bank_file', id)).toBeNull();
    expect(await ledgerOf(tx)).toMatchObject({ BANK: claim.total + 100, UNEXPLAINED: -100 });
    expect(await bank.queue(tx)).toHaveLength(1);
  },
);

test_('the outcomes of a preview are decided again when it is booked', async (tx, invoicer) => {
  const claim = await makeClaim(tx, invoicer);
  const { id } = await bank.preview(tx, invoicer.finance, camt054([paid(claim.kid, claim.total)]));
  await bank.book(tx, invoicer.finance, camt054([paid(claim.kid, claim.total)]));
  await call(tx, invoicer.finance, 'book_bank_file', { id });
  await workerCall(tx, 'post_bank_file', id);
  expect(await bank.outcomes(tx, id)).toEqual(['INVOICE_PAID']);
  expect(await standing(tx, claim)).toMatchObject({ paid: claim.total });
});

test_(
  'a booking does not rewrite transactions whose outcome is unchanged',
  async (tx, invoicer) => {
    const claim = await makeClaim(tx, invoicer);
    const content = camt054([paid(claim.kid, claim.total), paid(null, 100)]);
    const { id } = await bank.preview(tx, invoicer.finance, content);
    const versions = () =>
      tx.query('select ctid::text from app_public.bank_transactions where bank_file_id = $1', [id]);
    const before = await versions();
    await call(tx, invoicer.finance, 'book_bank_file', { id });
    await workerCall(tx, 'post_bank_file', id);
    expect(await bank.outcomes(tx, id)).toEqual(['BOOKED', 'NO_KID']);
    expect(await versions()).toEqual(before);
  },
);

test_('a file of the folder is booked automatically, once', async (tx, invoicer) => {
  const claim = await makeClaim(tx, invoicer);
  const content = camt054([paid(claim.kid, claim.total)]);
  const hash = Buffer.alloc(32, 7);
  const take = () =>
    workerCall<string>(tx, 'take_bank_file', 'camt.xml', 100, hash, 'bank-files/7');
  const id = await take();
  expect(await take()).toBeNull();
  expect(await bank.read(tx, id, content)).toMatchObject({ status: 'BOOKING', source: 'FOLDER' });
  await workerCall(tx, 'post_bank_file', id);
  expect(await standing(tx, claim)).toMatchObject({ payment: 'FULL' });
});

test_('the bank’s statuses of our payments are stored verbatim', async (tx, { finance }) => {
  const answer = {
    messageId: 'P1',
    createdAt: '2026-11-20T18:00:00',
    originalMessageId: 'RUN-1',
    originalMessageType: 'pain.001.001.03',
    payments: [
      {
        paymentInformationId: 'RUN-1-1',
        transactions: [
          { endToEndId: 'SLIP-1', status: 'ACSC' },
          { endToEndId: 'SLIP-2', status: 'RJCT', reasons: [{ code: 'AC04', text: 'Closed' }] },
        ],
      },
    ],
  };
  const file = await bank.book(tx, finance, writePaymentStatus(answer, '03'));
  expect(file).toMatchObject({ status: 'BOOKED', format: 'PAIN_002' });
  const rows = await tx.query(
    `select original_message_id as file, end_to_end_id as payment, bank_status as status, reason_code as reason, message
     from app_public.bank_payment_statuses order by position`,
  );
  expect(rows).toEqual([
    { file: 'RUN-1', payment: 'SLIP-1', status: 'ACSC', reason: null, message: null },
    { file: 'RUN-1', payment: 'SLIP-2', status: 'RJCT', reason: 'AC04', message: 'Closed' },
  ]);
});

describe('a step is refused', () => {
  test_('to operators without FINANCE, and without a fresh code', async (tx, invoicer) => {
    const content = camt054([paid(null, 100)]);
    const unauthorized = [{ code: 'UNAUTHORIZED' }];
    const review = actor.operator('REVIEW', invoicer.userId);
    await expectRefusals(bank.upload(tx, review, content), unauthorized);
    const { id } = await bank.preview(tx, invoicer.finance, content);
    for (const name of ['book_bank_file', 'discard_bank_file']) {
      await expectRefusals(call(tx, review, name, { id }), unauthorized);
    }
    await tx.query(
      `update app_public.sessions set second_level_at = now() - interval '16 minutes'`,
    );
    await expectRefusals(call(tx, invoicer.finance, 'book_bank_file', { id }), [
      { code: 'AUTH_LEVEL_2_REQUIRED', path: 'code' },
    ]);
  });

  test_(
    'in another state, of an unknown file, and with an outdated version',
    async (tx, { finance }) => {
      const { id } = await bank.preview(tx, finance, camt054([paid(null, 100)]));
      const stale = { id, updatedAt: '2020-01-01T00:00:00Z' };
      for (const name of ['book_bank_file', 'discard_bank_file']) {
        await expectRefusals(call(tx, finance, name, stale), [
          { code: 'INVALID_ACTION', path: 'updatedAt' },
        ]);
        const none = { id: '00000000-0000-7000-8000-000000000000' };
        await expectRefusals(call(tx, finance, name, none), [{ code: 'INVALID', path: 'id' }]);
      }
      await call(tx, finance, 'book_bank_file', { id });
      for (const name of ['book_bank_file', 'discard_bank_file']) {
        await expectRefusals(call(tx, finance, name, { id }), [{ code: 'INVALID_TRANSITION' }]);
      }
      const file = { bankFile: '00000000-0000-7000-8000-000000000000' };
      await expectRefusals(call(tx, finance, 'upload_bank_file', file), [
        { code: 'INVALID', path: 'bankFile' },
      ]);
    },
  );
});
