import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { makeInvoicer } from '../invoicing/draft.ts';
import { workerCall } from '../invoicing/worker-call.ts';
import { call } from '../payout/call.ts';
import {
  approve,
  atPayouts,
  bankSays,
  type PayoutInvoicer,
  paidInvoice,
  payAll,
  payoutsOf,
  propose,
  send,
} from './payouts.ts';
import { slipsOf } from './salary-slips.ts';

// Goal: a slip is immutable, and its file is private. Method: each statement that writes it, and each role that opens
// it.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

const test_ = (name: string, work: (tx: TestTransaction, at: PayoutInvoicer) => Promise<void>) =>
  test(
    name,
    atPayouts(() => database, work),
  );

test_('a slip is immutable for every writer', async (tx, at) => {
  await paidInvoice(tx, at);
  await payAll(tx, at);
  for (const change of [
    'payout_amount_minor = payout_amount_minor + 100, salary_tax_amount_minor = salary_tax_amount_minor - 100',
    'issued_at = null, year_to_date = null',
    `year_to_date = '{}'`,
  ]) {
    await tx.query('savepoint before');
    await expect(tx.query(`update app_public.salary_slips set ${change}`)).rejects.toThrow(
      /cannot be changed|violates check/,
    );
    await tx.query('rollback to before');
  }
});

test_('the first PDF stays, is private, and is mailed', async (tx, at) => {
  await paidInvoice(tx, at);
  await payAll(tx, at);
  const [slip] = await slipsOf(tx, at);
  const file = (name: string) =>
    workerCall<string>(
      ...([tx, 'register_file', at.accountId, name, 'application/pdf', 1] as const),
      Buffer.alloc(32),
      `2026/11/${name}.pdf`,
      null,
    );
  for (const name of ['first', 'second']) {
    await workerCall(tx, 'record_salary_slip_pdf', slip!.id, await file(name));
  }
  const files = await tx.query(
    `select f.filename, f.is_private from app_public.salary_slips s join app_public.files f on f.id = s.pdf_document_id`,
  );
  expect(files).toEqual([{ filename: 'first', is_private: true }]);
  const mails = await tx.query(
    `select from graphile_worker._private_jobs j where j.payload ->> 'message' = 'salary_slip_ready'`,
  );
  expect(mails).toHaveLength(1);
});

test_(
  'operators with FINANCE open it with an event, others do not, and not their own',
  async (tx, at) => {
    await paidInvoice(tx, at);
    await payAll(tx, at);
    const [{ id } = { id: '' }] = await slipsOf(tx, at);
    const open = (who: PayoutInvoicer['finance'], of = id) =>
      call(tx, who, 'open_salary_slip', { id: of });
    await expectRefusals(open(at.finance), [{ code: 'INVALID_ACTION' }]);
    const fileId = await workerCall<string>(
      ...([tx, 'register_file', at.accountId, 'slip.pdf', 'application/pdf', 1] as const),
      Buffer.alloc(32),
      '2026/11/slip.pdf',
      null,
    );
    await workerCall(tx, 'record_salary_slip_pdf', id, fileId);
    const seen = async (who: PayoutInvoicer['finance']) =>
      (
        await tx.as(who, (client) =>
          client.query('select id from app_public.files where id = $1', [fileId]),
        )
      ).rowCount;
    expect(await seen(at.finance)).toBe(0);
    expect(await seen(at.owner)).toBe(1);
    expect(await seen((await makeInvoicer(tx)).owner)).toBe(0);
    for (const who of [
      actor.operator('REVIEW'),
      actor.operator('FINANCE', at.userId, at.accountId),
      at.owner,
    ]) {
      await expect(open(who)).rejects.toThrow();
    }
    await expectRefusals(open(at.finance, at.userId), [{ code: 'INVALID', path: 'id' }]);
    await open(at.finance);
    expect(await seen(at.finance)).toBe(1);
    const events = await tx.query(
      `select event_type from app_public.events where entity = 'salary_slips' and entity_id = $1 order by id`,
      [id],
    );
    expect(events.map((event) => event.event_type)).toEqual(['ISSUED', 'RENDERED', 'OPENED']);
  },
);

test_(
  'the worker gets its contents only after it is issued, without a readable national number',
  async (tx, at) => {
    await paidInvoice(tx, at);
    const runId = (await propose(tx))!;
    await approve(tx, at, runId);
    await send(tx, runId);
    const [{ id } = { id: '' }] = await slipsOf(tx, at);
    expect(await workerCall(tx, 'salary_slip_payload', id)).toBeNull();
    await bankSays(tx, (await payoutsOf(tx, runId))[0]!, 'ACSC');
    const answer = await workerCall<Record<string, unknown>>(tx, 'salary_slip_payload', id);
    expect(answer).toMatchObject({ accountId: at.accountId, fileId: null });
    expect(JSON.stringify(answer)).not.toMatch(/\b\d{11}\b/);
  },
);
