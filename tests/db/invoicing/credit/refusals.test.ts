import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import { call } from '../../payout/call.ts';
import { makeDraft, makeInvoicer } from '../draft.ts';
import { withInvoicer } from '../with-invoicer.ts';
import { credit, makePublished, publishCredit, readInvoice } from './credit.ts';

// Goal: a credit note never exceeds what remains, and only published invoices of one's own account can be credited.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

// Requirements: A8.49, B3.11, B8.11
test(
  'a line is credited once, with a positive quantity, up to what remains of it',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer, [invoicer.work, invoicer.work]);
      const [first, second] = invoice.lines.map(({ id }) => id);
      const create = (lines: unknown[], more: object = {}) =>
        call(tx, invoicer.owner, 'create_credit_note', { invoiceId: invoice.id, lines, ...more });
      const line = (invoiceLineId: unknown, quantity: unknown) => ({ invoiceLineId, quantity });
      await expectRefusals(create([]), [{ code: 'BLANK', path: 'lines' }]);
      await expectRefusals(
        create([line(first, '10.01'), line(first, 1), line(randomUUID(), 1), line(second, 0)], {
          reason: 'x'.repeat(1001),
        }),
        [
          { code: 'LINE_MISMATCH', path: 'lines.0.quantity' },
          { code: 'LINE_MISMATCH', path: 'lines.1.invoiceLineId' },
          { code: 'LINE_MISMATCH', path: 'lines.2.invoiceLineId' },
          { code: 'TOO_SMALL_OR_EQUAL', path: 'lines.3.quantity' },
          { code: 'TOO_BIG', path: 'reason' },
        ],
      );
      await expectRefusals(create([line(first, null), line(second, '0.005')]), [
        { code: 'BLANK', path: 'lines.0.quantity' },
        { code: 'INVALID', path: 'lines.1.quantity' },
      ]);
      await expectRefusals(create([line(first, 1)], { reason: 'تراجع' }), [
        { code: 'INVALID', path: 'reason' },
      ]);
      await credit(tx, invoicer, invoice, { 0: 10 });
      await expectRefusals(create([line(first, '0.01')]), [
        { code: 'LINE_MISMATCH', path: 'lines.0.quantity' },
      ]);
    },
  ),
);

test(
  'the same note sent from a second window is refused, and credits nothing more',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const create = () =>
        call(tx, invoicer.owner, 'create_credit_note', {
          invoiceId: invoice.id,
          updatedAt: invoice.updated_at,
          lines: [{ invoiceLineId: invoice.lines[0]!.id, quantity: 1 }],
        });
      await create();
      await expectRefusals(create(), [{ code: 'INVALID_ACTION', path: 'updatedAt' }]);
      expect(await readInvoice(tx, invoice.id)).toMatchObject({
        lines: [{ remaining_quantity: 9 }],
      });
    },
  ),
);

test(
  'only owners and admins credit, only in their own account, and only published invoices',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const draft = await makeDraft(tx, invoicer);
      const other = await makeInvoicer(tx);
      const create = (who: Parameters<typeof call>[1], invoiceId: string) =>
        call(tx, who, 'create_credit_note', { invoiceId, lines: [] });
      await expectRefusals(create(invoicer.owner, draft.id), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
      const invoice = await makePublished(tx, invoicer);
      await expectRefusals(create(other.owner, invoice.id), [
        { code: 'INVALID', path: 'invoiceId' },
      ]);
      await expectRefusals(create(invoicer.member, invoice.id), [{ code: 'UNAUTHORIZED' }]);
      const impersonated = {
        ...invoicer.owner,
        settings: { ...invoicer.owner.settings, 'app.administrator_id': other.userId },
      };
      await expectRefusals(create(impersonated, invoice.id), [{ code: 'INVALID_ACTION' }]);
      expect(
        await call(tx, invoicer.admin, 'create_credit_note', {
          invoiceId: invoice.id,
          lines: [{ invoiceLineId: invoice.lines[0]!.id, quantity: 1 }],
        }),
      ).toMatchObject({ status: 'SUBMITTED' });
    },
  ),
);

// Requirements: B8.10
test(
  'is sent again once it is published, after five minutes, to an existing address',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      const { id } = await credit(tx, invoicer, invoice, { 0: 1 });
      const send = (who = invoicer.owner) => call(tx, who, 'send_credit_note_via_email', { id });
      await expectRefusals(send(), [{ code: 'INVOICE_NOT_CREDITED' }]);
      await publishCredit(tx, invoicer, id);
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
      await expectRefusals(send(invoicer.member), [{ code: 'UNAUTHORIZED' }]);
      const other = await makeInvoicer(tx);
      await expectRefusals(send(other.owner), [{ code: 'INVALID', path: 'id' }]);
      await tx.query(
        `update app_public.deliveries set created_at = now() - interval '5 minutes' where credit_note_id = $1`,
        [id],
      );
      await send();
      await tx.query(
        `update app_public.deliveries set created_at = now() - interval '5 minutes' where credit_note_id = $1`,
        [id],
      );
      await tx.query('update app_public.clients set email = null where id = $1', [
        invoicer.client.id,
      ]);
      await expectRefusals(send(), [{ code: 'CLIENT_EMAIL_MISSING' }]);
      const deliveries = await tx.query(
        'select invoice_id, status from app_public.deliveries where credit_note_id = $1',
        [id],
      );
      expect(deliveries).toEqual(Array(2).fill({ invoice_id: null, status: 'PENDING' }));
    },
  ),
);

test(
  'a credit note with a total of zero is refused, whatever its lines',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const free = { ...invoicer.work, unitPrice: 0 };
      const cheap = { ...invoicer.work, unitPrice: 1, quantity: '1' };
      const invoice = await makePublished(tx, invoicer, [invoicer.work, free, cheap]);
      const nothing = [{ code: 'TOO_SMALL_OR_EQUAL', path: 'lines' }];
      await expectRefusals(credit(tx, invoicer, invoice, { 1: 1 }), nothing);
      await expectRefusals(credit(tx, invoicer, invoice, { 2: '0.01' }), nothing);
      await credit(tx, invoicer, invoice, { 1: 1, 2: 1 });
    },
  ),
);
