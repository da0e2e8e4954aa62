import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { expectRefusals } from '../../support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: each limit is refused before it has an effect.
// Method: values below each limit and beyond it, by functions alone, as a caller without our forms.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test('a number series starts with at least a million numbers left, and an invoice beyond its end is refused', async () => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const begin = (invoiceStartingNumber: number) =>
        call(tx, invoicer.owner, 'update_freelance_profile', {
          id: invoicer.profile.id,
          attributes: { invoiceStartingNumber },
        });
      const path = 'attributes.invoiceStartingNumber';
      for (const number of [9_000_001, 9_999_999]) {
        await expectRefusals(begin(number), [{ code: 'TOO_BIG', path }]);
      }
      await begin(9_000_000);
      await publish(tx, invoicer, (await makeDraft(tx, invoicer)).id);
      const left = (next: number) =>
        tx.query('update app_private.invoice_number_series set next_number = $1', [next]);
      const submit = async () =>
        call(tx, invoicer.owner, 'submit_invoice', { id: (await makeDraft(tx, invoicer)).id });
      // Two numbers are left, and a submitted invoice reserves one.
      await left(9_999_998);
      const first = await submit();
      await submit();
      await expectRefusals(submit(), [{ code: 'TOO_BIG', path: 'freelanceProfileId' }]);
      await call(tx, actor.operator('REVIEW'), 'reject_invoice', { id: first.id, reason: 'x' });
      await submit();
      const [constraint] = await tx.query(
        `select pg_get_constraintdef(oid) as says from pg_constraint where conname = 'freelance_profiles_starting_number_leaves_room'`,
      );
      expect(constraint?.says).toContain('9000000');
    },
  )();
});

test('an invoice has at most 200 lines', async () => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const lines = (count: number) => Array(count).fill({ lineType: 'EXTRA' });
      await expectRefusals(makeDraft(tx, invoicer, { lines: lines(201) }), [
        { code: 'TOO_BIG', path: 'lines' },
      ]);
      const { id } = await makeDraft(tx, invoicer, { lines: lines(200) });
      await expectRefusals(call(tx, invoicer.owner, 'update_invoice', { id, lines: lines(201) }), [
        { code: 'TOO_BIG', path: 'lines' },
      ]);
      await expectRefusals(
        call(tx, invoicer.owner, 'create_invoice_line', { invoiceId: id, attributes: {} }),
        [
          { code: 'TOO_BIG', path: 'invoiceId' },
          { code: 'BLANK', path: 'attributes.lineType' },
        ],
      );
    },
  )();
});

test.each([
  ['20 of a byte', Array(20).fill(1), 1],
  ['25 000 000 bytes', [10_000_000, 10_000_000], 5_000_001],
])('an invoice has receipts for at most %s', async (_name, sizes, oneMore) => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const { id: invoiceId } = await makeDraft(tx, invoicer);
      const attach = async (size: number) => {
        const [file] = await tx.query<{ id: string }>(
          `insert into app_public.files (account_id, filename, content_type, byte_size, sha256, storage_key)
           values ($1, 'a.pdf', 'application/pdf', $2, sha256(uuidv7()::text::bytea), uuidv7()::text) returning id`,
          [invoicer.accountId, size],
        );
        return call(tx, invoicer.owner, 'create_receipt', {
          invoiceId,
          attributes: { file: file?.id },
        });
      };
      for (const size of sizes) await attach(size);
      await expectRefusals(attach(oneMore), [{ code: 'TOO_BIG', path: 'attributes.file' }]);
    },
  )();
});

// Requirements: B3.12
test('clock hours are in whole minutes and end after they start on the same day', async () => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const report = (more: object) => ({
        ...invoicer.work,
        workReport: {
          type: 'TIME',
          startDate: '2026-03-02',
          endDate: '2026-03-02',
          startTime: '16:00',
          endTime: '08:00',
          ...more,
        },
      });
      const lines = [
        report({}),
        report({ endTime: '16:00' }),
        report({ endTime: '16:01' }),
        report({ endDate: '2026-03-03' }),
        report({ type: 'TASK' }),
        report({ startTime: '07:00:30' }),
      ];
      await expectRefusals(makeDraft(tx, invoicer, { lines }), [
        { code: 'INVALID', path: 'lines.0.workReport.endTime' },
        { code: 'INVALID', path: 'lines.1.workReport.endTime' },
        { code: 'INVALID', path: 'lines.5.workReport.startTime' },
      ]);
    },
  )();
});
