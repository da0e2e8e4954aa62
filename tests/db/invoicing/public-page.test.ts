import { beforeAll, expect, test } from 'vitest';
import { actor } from '../../support/actor.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeDraft } from './draft.ts';
import { publish } from './publish.ts';
import { withInvoicer } from './with-invoicer.ts';
import { workerCall } from './worker-call.ts';

// Goal: a visitor with the link sees the document as it was sent and its current status, and nothing else.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test(
  'a visitor with the link sees the document unchanged after the client moved',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const drive = {
        lineType: 'MILEAGE',
        quantity: '10',
        unitPrice: 530,
        vatRate: '0',
        addressFrom: 'Oslo S',
        addressTo: 'Ski',
      };
      const draft = await makeDraft(tx, invoicer, {
        buyerReference: 'Prosjekt 42',
        orderReference: '4500012345',
        lines: [invoicer.work, drive],
      });
      await publish(tx, invoicer, draft.id);
      await call(tx, invoicer.owner, 'update_client', {
        id: invoicer.client.id,
        attributes: { name: 'Et annet navn AS' },
      });
      const payload = await workerCall<{ client: { name: string } }>(
        tx,
        'invoice_payload',
        draft.id,
      );
      expect(payload.client.name).toBe('Fjell og Fjord AS');
      const [{ token } = { token: '' }] = await tx.query<{ token: string }>(
        'select public_token as token from app_public.invoices where id = $1',
        [draft.id],
      );
      const look = (key: string) =>
        tx.as(actor.visitor, async (client) => {
          const { rows } = await client.query(
            'select to_jsonb(p) as page from app_public.public_invoice($1) p',
            [key],
          );
          return rows[0]?.page;
        });
      expect(await look(token)).toMatchObject({
        client_name: 'Fjell og Fjord AS',
        total_minor: 1_255_300,
        paid: false,
        remaining_minor: 1_255_300,
        is_overdue: false,
        buyer_reference: 'Prosjekt 42',
        order_reference: '4500012345',
        theme: null,
        lines: [
          { start_date: '2026-03-02', end_date: '2026-03-06', address_from: null },
          { start_date: null, address_from: 'Oslo S', address_to: 'Ski' },
        ],
      });
      await tx.query(
        `update app_public.accounts set theme_primary = '#8A1C2B', theme_contrast = '#FFFFFF',
           theme_hover = '#6B1320', theme_font = 'LORA' where id = $1`,
        [invoicer.accountId],
      );
      expect(await look(token)).toMatchObject({
        theme: { primary_color: '#8A1C2B', font: { name: 'Lora', url: '/fonts/lora.woff2' } },
      });
      await tx.query('alter table app_public.invoices disable trigger user');
      const put = (change: string) =>
        tx.query(`update app_public.invoices set ${change} where id = $1`, [draft.id]);
      await put(`invoiced_on = invoiced_on - 30, due_on = app_hidden.today() - 1`);
      expect(await look(token)).toMatchObject({ is_overdue: true });
      await put(`status = 'NULLIFIED', nullified_at = now()`);
      expect(await look(token)).toMatchObject({ remaining_minor: 0, is_overdue: false });
      await put(
        `status = 'RESOLVED', resolution = 'PAID_OUTSIDE', resolved_at = now(), nullified_at = null`,
      );
      expect(await look(token)).toMatchObject({
        paid: true,
        remaining_minor: 0,
        is_overdue: false,
      });
      await tx.query('alter table app_public.invoices enable trigger user');
      expect(JSON.stringify(await look(token))).not.toMatch(/payout|salary|582822/);
      expect(await look('x'.repeat(44))).toMatchObject({ document_number: null });
    },
  ),
);
