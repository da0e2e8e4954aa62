import { beforeAll, expect, test } from 'vitest';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import { credit, makePublished, publishCredit, readInvoice } from './credit/credit.ts';
import { withInvoicer } from './with-invoicer.ts';

// Goal: a list is ordered by the sum that it shows.

let database: SharedDatabase;
beforeAll(async () => {
  database = await sharedDatabase();
});

test(
  'the total in a list is reduced by credit notes, and is the full amount when all is credited',
  withInvoicer(
    () => database,
    async (tx, invoicer) => {
      const invoice = await makePublished(tx, invoicer);
      expect(invoice.list_total_minor).toBe(1_250_000);
      await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: 3 })).id);
      const [shown] = await tx.query<{ claim: number }>(
        'select app_public.invoices_claim(i)::int as claim from app_public.invoices i where id = $1',
        [invoice.id],
      );
      expect(shown).toEqual({ claim: 875_000 });
      expect(await readInvoice(tx, invoice.id)).toMatchObject({ list_total_minor: 875_000 });
      await publishCredit(tx, invoicer, (await credit(tx, invoicer, invoice, { 0: 7 })).id);
      expect(await readInvoice(tx, invoice.id)).toMatchObject({
        status: 'NULLIFIED',
        list_total_minor: 1_250_000,
      });
    },
  ),
);
