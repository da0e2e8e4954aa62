import { describe, expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import type { InvoicePayload } from '#workers/modules/invoicing/invoice-payload.ts';
import { composeInvoiceMail } from '#workers/modules/invoicing/mail/compose-invoice-mail.ts';
import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { exampleInvoice } from '../support/example-invoice.ts';
import { pdfText } from '../support/pdf-text.ts';

// Goal: the document contains what the law requires of a sales document, with the row's amounts.
// Method: the text extracted from the drawn file, in both languages.

const HOST = 'https://honorar.test';
const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ');
const read = async (over: Partial<InvoicePayload> = {}) =>
  plain(pdfText(await drawInvoice(exampleInvoice(over), HOST)));
const money = (minor: number, mark = ',') =>
  `${Math.floor(minor / 100)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ' ')}${mark}${String(minor % 100).padStart(2, '0')}`;

describe('a sales document', () => {
  const invoice = exampleInvoice();

  test('names its number, its date, both parties, and time and place of delivery', async () => {
    const text = await read();
    for (const part of [
      'Faktura',
      'Nr. 1042-7',
      '12. nov. 2026',
      'Honorar Drift AS',
      'Møllergata 12',
      '0179 Oslo',
      'Org.nr. NO 123 456 785 MVA Foretaksregisteret',
      'Solsiden Barnehage SA',
      'Fjordveien 8',
      '7042 Trondheim',
      'Org.nr. 974 760 673',
      '2.–10. nov. 2026',
      'Leveringssted\nTrondheim',
      'Utført av\nKari Nordmann',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each([
    ['NB', ','],
    ['EN', '.'],
  ] as const)(
    'shows kind, price and VAT of each line, and the row’s sums (%s)',
    async (language, mark) => {
      const text = await read({ language });
      for (const line of invoice.lines) {
        expect(text).toContain(line.description.split(' ')[0]);
        expect(text).toContain(
          `${money(line.unitPrice, mark)}\n${line.vatRate} %\n${money(line.amount, mark)}`,
        );
      }
      for (const { rate, base, vat } of invoice.vatGroups) {
        expect(text).toContain(
          `${rate} % ${language === 'EN' ? 'of' : 'av'} ${money(base, mark)}\n${money(vat, mark)}`,
        );
      }
      expect(text).toContain(money(invoice.amount, mark));
      expect(text).toContain(`${money(invoice.total, mark)} NOK`);
    },
  );

  test('shows how and by when to pay, and the target of the code', async () => {
    const text = await read();
    expect(text).toContain(invoice.accountNumber.replace(/^(.{4})(..)/, '$1 $2 '));
    expect(text).toContain(invoice.kid.replace(/(.{4})(?=.)/g, '$1 '));
    expect(text).toContain('Forfall\n26. november 2026');
    // Norwegian banks read no common payment code; this one opens the page, and its caption says
    // so.
    expect(text).toContain('Se fakturaen på nett');
  });

  test.each(['nb', 'en'])('uses the labels of the screens (%s)', async (spoken) => {
    const language = spoken === 'nb' ? 'NB' : 'EN';
    const text = await read({ language, orderReference: '4711' });
    const { invoices, invoice_lines: lines } = readWords(spoken).fields;
    const stated = [invoices?.invoicedOn, invoices?.dueOn, invoices?.orderReference];
    for (const word of [...stated, lines?.quantity, lines?.unitPrice]) {
      expect(text.split('\n')).toContain(typeof word === 'object' ? word.label : word);
    }
  });

  test('names the contacts of both parties', async () => {
    const text = await read({ buyerReference: 'PO 1', senderReference: 'Per Berg' });
    expect(text).toContain('Deres referanse\nPO 1');
    expect(text).toContain('Deres kontakt\nAnne Lise Bråthen');
    expect(text).toContain('Vår referanse\nPer Berg');
    const alone = await read({ buyerReference: null });
    expect(alone).toContain('Deres referanse\nAnne Lise Bråthen');
    expect(alone).not.toContain('Deres kontakt');
  });

  test.each([
    [true, true, 'Org.nr. NO 123 456 785 MVA Foretaksregisteret'],
    [true, false, 'Org.nr. NO 123 456 785 MVA'],
    [false, true, 'Org.nr. 123 456 785 Foretaksregisteret'],
    [false, false, 'Org.nr. 123 456 785'],
  ])('of a seller with VAT %s and register %s', async (vatRegistered, inBusinessRegister, line) => {
    const seller = { ...invoice.seller, vatRegistered, inBusinessRegister };
    const text = await read({ seller });
    expect(text.split('\n')).toContain(line);
    expect(text.includes('ikke registrert i Merverdiavgiftsregisteret')).toBe(!vatRegistered);
  });

  test('is mailed with the same number, sum, date, account and KID', async () => {
    const mail = composeInvoiceMail(invoice, HOST, false);
    const text = plain(mail.text);
    expect(text).toContain(`Å betale: ${money(invoice.total)} kr`);
    expect(text).toContain('Fakturanummer: 1042-7');
    expect(text).toContain('Forfall: 26. november 2026');
    expect(text.replace(/ /g, '')).toContain(`KID:${invoice.kid}`);
    expect(text.replace(/[ .]/g, '')).toContain(`Kontonummer:${invoice.accountNumber}`);
    expect(text).toContain(`${HOST}${invoice.publicPath}`);
  });
});
