import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { expectRefusals } from '#tests/support/expect-refusals.ts';
import { type SharedDatabase, sharedDatabase } from '#tests/support/shared-database.ts';
import { call } from '../../payout/call.ts';
import { atDesk } from '../at-desk.ts';
import { makeDesk, makeDraft } from '../draft.ts';
import { credit, makePublished, publishCredit, readInvoice } from './credit.ts';

// Goal: nobody credits more than remains, what is not theirs, or what no client has been told.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test(
  'a line is credited once, above nothing, and by what remains of it',
  atDesk(
    () => database,
    async (tx, desk) => {
      const invoice = await makePublished(tx, desk, [desk.work, desk.work]);
      const [first, second] = invoice.lines.map(({ id }) => id);
      const create = (lines: unknown[], more: object = {}) =>
        call(tx, desk.owner, 'create_credit_note', { invoiceId: invoice.id, lines, ...more });
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
      await credit(tx, desk, invoice, { 0: 10 });
      await expectRefusals(create([line(first, '0.01')]), [
        { code: 'LINE_MISMATCH', path: 'lines.0.quantity' },
      ]);
    },
  ),
);

test(
  'the same note sent from a second window is refused, and credits nothing more',
  atDesk(
    () => database,
    async (tx, desk) => {
      const invoice = await makePublished(tx, desk);
      const create = () =>
        call(tx, desk.owner, 'create_credit_note', {
          ...{ invoiceId: invoice.id, updatedAt: invoice.updated_at },
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
  'only owners and admins credit, only in their own account, and only what is published',
  atDesk(
    () => database,
    async (tx, desk) => {
      const draft = await makeDraft(tx, desk);
      const other = await makeDesk(tx);
      const create = (who: Parameters<typeof call>[1], invoiceId: string) =>
        call(tx, who, 'create_credit_note', { invoiceId, lines: [] });
      await expectRefusals(create(desk.owner, draft.id), [{ code: 'INVOICE_NOT_PUBLISHED' }]);
      const invoice = await makePublished(tx, desk);
      await expectRefusals(create(other.owner, invoice.id), [
        { code: 'INVALID', path: 'invoiceId' },
      ]);
      await expectRefusals(create(desk.member, invoice.id), [{ code: 'UNAUTHORIZED' }]);
      const impersonated = {
        ...desk.owner,
        settings: { ...desk.owner.settings, 'app.administrator_id': other.userId },
      };
      await expectRefusals(create(impersonated, invoice.id), [{ code: 'INVALID_ACTION' }]);
      expect(
        await call(tx, desk.admin, 'create_credit_note', {
          invoiceId: invoice.id,
          lines: [{ invoiceLineId: invoice.lines[0]!.id, quantity: 1 }],
        }),
      ).toMatchObject({ status: 'SUBMITTED' });
    },
  ),
);

test(
  'is sent again once it is published, after five minutes, to an address there is',
  atDesk(
    () => database,
    async (tx, desk) => {
      const invoice = await makePublished(tx, desk);
      const { id } = await credit(tx, desk, invoice, { 0: 1 });
      const send = (who = desk.owner) => call(tx, who, 'send_credit_note_via_email', { id });
      await expectRefusals(send(), [{ code: 'INVOICE_NOT_CREDITED' }]);
      await publishCredit(tx, desk, id);
      await expectRefusals(send(), [{ code: 'DELIVERY_FREQUENCY_EXCEEDED' }]);
      await expectRefusals(send(desk.member), [{ code: 'UNAUTHORIZED' }]);
      const other = await makeDesk(tx);
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
      await tx.query('update app_public.clients set email = null where id = $1', [desk.client.id]);
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
  'no document of nothing: a note that takes nothing back, whatever it is of',
  atDesk(
    () => database,
    async (tx, desk) => {
      const free = { ...desk.work, unitPrice: 0 };
      const cheap = { ...desk.work, unitPrice: 1, quantity: '1' };
      const invoice = await makePublished(tx, desk, [desk.work, free, cheap]);
      const nothing = [{ code: 'TOO_SMALL_OR_EQUAL', path: 'lines' }];
      await expectRefusals(credit(tx, desk, invoice, { 1: 1 }), nothing);
      await expectRefusals(credit(tx, desk, invoice, { 2: '0.01' }), nothing);
      await credit(tx, desk, invoice, { 1: 1, 2: 1 });
    },
  ),
);
