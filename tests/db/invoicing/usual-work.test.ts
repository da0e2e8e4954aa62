import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { call } from '../payout/call.ts';
import { makeDraft } from './draft.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: a new line has the occupation and price of the last invoice, and the first one is found by everyday words.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test(
  'a new line has the work of the last submitted invoice, never of a draft or a disabled code',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const usual = async () => {
        const [row] = await tx.as(invoicer.member, async (client) => {
          const { rows } = await client.query(
            `select w.occupation_code_id, w.unit_price_minor
             from app_public.freelance_profiles p, app_public.freelance_profiles_usual_work(p) w where p.id = $1`,
            [invoicer.profile.id],
          );
          return rows;
        });
        return row && { code: row.occupation_code_id, price: Number(row.unit_price_minor) };
      };
      const sendIn = async (unitPrice: number) => {
        const { id } = await makeDraft(tx, invoicer, { lines: [{ ...invoicer.work, unitPrice }] });
        await call(tx, invoicer.owner, 'submit_invoice', { id });
        await tx.query('alter table app_public.invoices disable trigger user');
        await tx.query(
          `update app_public.invoices set submitted_at = submitted_at - interval '1 hour' where id <> $1`,
          [id],
        );
        await tx.query('alter table app_public.invoices enable trigger user');
      };
      await makeDraft(tx, invoicer);
      expect(await usual()).toMatchObject({ code: null });
      await sendIn(95_000);
      await sendIn(98_000);
      await makeDraft(tx, invoicer, { lines: [{ ...invoicer.work, unitPrice: 10_000 }] });
      expect(await usual()).toEqual({ code: invoicer.occupationCodeId, price: 98_000 });
      await tx.query('update app_public.occupation_codes set is_enabled = false where id = $1', [
        invoicer.occupationCodeId,
      ]);
      expect(await usual()).toMatchObject({ code: null });
    },
  ),
);

test.each([
  ['snekker', '7115'],
  ['Snekker ', '7115'],
  ['rengjøring', '9112'],
  ['rengjoring', '9112'],
  ['vaskehjelp', '9111'],
  ['dj', '2659'],
  ['DJ', '2659'],
  ['maler', '7131'],
  ['konsulent', '2421'],
  ['snekkere tømrere', '7115'],
])('%s is found', async (keyword, code) => {
  await withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const found = await tx.as(invoicer.owner, async (client) => {
        const { rows } = await client.query<{ code: string }>(
          'select code from app_public.occupation_codes_matching($1)',
          [keyword],
        );
        return rows.map((row) => row.code);
      });
      expect(found).toContain(code);
    },
  )();
});
