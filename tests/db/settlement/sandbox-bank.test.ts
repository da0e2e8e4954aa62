import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailer } from '#workers/core/create-mailer.ts';
import { type SharedDatabase, sharedDatabase } from '../../support/shared-database.ts';
import type { TestTransaction } from '../../support/test-transaction.ts';
import { outcomes, queue } from './bank-file.ts';
import { makeClaim, standing } from './claim.ts';
import { atPayouts, type PayoutInvoicer } from './payouts.ts';
import { bookAll, openSandboxBank, type SandboxBank } from './sandbox-bank.ts';

// Goal: the product books every simulated payment of the sandbox's bank correctly.
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

describe('a client pays', () => {
  const day = '2026-11-10';
  const whole = { status: 'RESOLVED', paid: 1_250_000 };
  const open = { status: 'PUBLISHED' };
  test.each([
    ['RIGHT', ['BOOKED'], whole],
    ['LATE', ['BOOKED'], whole],
    ['TWICE', ['BOOKED', 'INVOICE_PAID'], whole],
    ['ONE_OERE_SHORT', ['BOOKED'], { ...open, paid: 1_249_999, payment: 'PARTIAL' }],
    ['PARTIAL', ['BOOKED'], { ...open, paid: 625_000, payment: 'PARTIAL' }],
    ['WITHOUT_KID', ['NO_KID'], { ...open, paid: 0, payment: 'NO' }],
    ['KID_IN_TEXT', ['BOOKED'], whole],
    ['REVERSAL', ['REVERSED'], { ...open, paid: 0 }],
    ['FOREIGN_CURRENCY', ['BOOKED'], whole],
    ['OUTGOING', ['DEBIT'], { ...open, paid: 0 }],
  ])('%s', async (kind, expected, state) => {
    await atPayouts(
      () => database,
      async (tx, at) => {
        const claim = await makeClaim(tx, at);
        const form = { kid: claim.kid, amount: String(claim.total / 100), day, kind };
        const [id] = await bookAll(tx, at, await bank.tell('', Object.entries(form)));
        expect(await outcomes(tx, id!)).toEqual(expected);
        expect(await standing(tx, claim)).toMatchObject(state);
        const paid = await tx.query<{ day: string }>(
          'select paid_on::text as day from app_public.payments where invoice_id = $1',
          [claim.id],
        );
        if (kind === 'LATE') expect(paid).toEqual([{ day: '2026-11-24' }]);
      },
    )();
  });

  // Requirements: B10.17
  test_('several invoices of their inbox in one payment', async (tx, at) => {
    const claims = [await makeClaim(tx, at), await makeClaim(tx, at), await makeClaim(tx, at)];
    const mailer = createMailer(`smtp://127.0.0.1:${bank.smtpPort}`, 'Honorar <post@honorar.no>');
    for (const { kid } of claims) {
      await mailer.send({
        messageId: `<${kid}@honorar.test>`,
        to: 'kunde@example.no',
        language: 'nb' as const,
        subject: `Faktura ${kid}`,
        html: '',
        attachments: [],
        text: `Hei!\n\nÅ betale: 12\u202f500,00 kr\nKID: ${kid.replace(/(....)/g, '$1 ').trim()}\nKontonummer: 1503 45 67899\n`,
      });
    }
    mailer.close();
    const invoices = await bank.ask('/invoices');
    expect(await invoices.json()).toMatchObject(
      claims
        .map(({ kid }) => ({ kid, amountMinor: 1_250_000, payerName: 'kunde@example.no' }))
        .reverse(),
    );
    const [one, other] = claims;
    const chosen = [one!, other!].map(({ kid }): [string, string] => ['invoice', kid]);
    const [id] = await bookAll(
      ...([
        tx,
        at,
        await bank.tell('', [...chosen, ['day', day], ['kind', 'SEVERAL_KIDS']]),
      ] as const),
    );
    expect(await outcomes(tx, id!)).toEqual(['BOOKED']);
    for (const claim of [one!, other!]) expect(await standing(tx, claim)).toMatchObject(whole);
    expect(await standing(tx, claims[2]!)).toMatchObject(open);
    expect(await queue(tx)).toEqual([]);
  });

  test('a form without an invoice gets the missing fields', async () => {
    const response = await bank.ask('', new URLSearchParams({ day, invoice: '999' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ faults: ['kid', 'amount'] });
  });
});
