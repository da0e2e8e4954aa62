// Goal: the sandbox's bank finds the amount to pay in the product's own mails, in both languages,
// and in no other mail.
import { expect, test } from 'vitest';
import { invoiceInMail } from '#sandbox/mail/read-message.ts';
import { composeInvoiceMail } from '#workers/modules/invoicing/mail/compose-invoice-mail.ts';
import { exampleInvoice } from '../support/example-invoice.ts';

test.each(['NB', 'EN'] as const)('an invoice in %s, also as a reminder', (language) => {
  const invoice = exampleInvoice({ language });
  const { kid, settlement } = invoice;
  for (const isReminder of [false, true]) {
    const { text } = composeInvoiceMail(invoice, 'https://honorar.test', isReminder);
    expect(invoiceInMail(text)).toEqual({ kid, amountMinor: settlement.remaining });
  }
});

test('a paid invoice and other mails request no payment', () => {
  const settlement = { ...exampleInvoice().settlement, paid: 100, remaining: 0 };
  const { text } = composeInvoiceMail(
    exampleInvoice({ settlement }),
    'https://honorar.test',
    false,
  );
  expect(invoiceInMail(text)).toBeNull();
  expect(invoiceInMail('KID: 1234')).toBeNull();
  expect(invoiceInMail('Å betale: mye NOK\nKID: 1234')).toBeNull();
});
