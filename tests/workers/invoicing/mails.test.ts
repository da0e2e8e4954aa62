import { expect, test } from 'vitest';
import { composeLinkMail } from '#workers/modules/identity/compose-link-mail.ts';
import { composeInvoiceMail } from '#workers/modules/invoicing/mail/compose-invoice-mail.ts';
import { drawBreakdown } from '#workers/modules/invoicing/parts/breakdown.ts';
import { exampleInvoice } from '../support/example-invoice.ts';

const HOST = 'https://honorar.test';
const hostile = '<script>alert("x")</script>';

test('user input stays plain text in every mail', () => {
  const base = exampleInvoice();
  const invoice = exampleInvoice({
    freelancer: { ...base.freelancer, name: hostile },
    client: { ...base.client, name: hostile },
    seller: { ...base.seller, name: hostile },
  });
  const link = {
    linkId: 'l',
    email: 'a@b.no',
    language: 'NB',
    purpose: 'SIGN_IN',
    token: 't',
  } as const;
  const mail = composeInvoiceMail(invoice, HOST, false).html;
  expect(mail).toContain('&lt;script&gt;');
  expect(mail).not.toContain('<script');
  // Anyone can type a name when registering an address, so text that is not a name is left out of
  // the greeting.
  const { html } = composeLinkMail({ ...link, firstName: hostile }, HOST);
  expect(html).not.toContain('script');
});

test('the client reads the amount to pay, and sees nothing of the freelancer’s tax', () => {
  const { text, html } = composeInvoiceMail(exampleInvoice(), HOST, false);
  for (const form of [text, html]) {
    expect(form).toContain('KID');
    expect(form).toMatch(/8601\s11\s17947/);
    expect(form).not.toMatch(/skatt|avgift|11.150,01/i);
  }
});

test.each([
  ['paid', { credited: 0, paid: 2_324_943, remaining: 0 }, /Betalt: 23.249,43 kr/],
  [
    'credited in part, then paid',
    { credited: 774_981, paid: 1_549_962, remaining: 0 },
    /Betalt: 15.499,62 kr/,
  ],
  ['credited in full', { credited: 2_324_943, paid: 0, remaining: 0 }, /Kreditert: 0,00 kr/],
])(
  'a copy of an invoice that is %s requests no payment, also as a reminder',
  (_, settlement, sum) => {
    for (const isReminder of [false, true]) {
      const mail = composeInvoiceMail(exampleInvoice({ settlement }), HOST, isReminder);
      expect(mail.text).toMatch(sum);
      for (const form of [mail.subject, mail.text, mail.html]) {
        expect(form).not.toMatch(/Å betale|8601|Forfall|forfalt|Påminnelse/);
      }
    }
  },
);

test.each([
  ['NB', 'Påminnelse: faktura 1042-7', /forfalt? 26. november 2026/, /Å betale: 15.499,62 kr/],
  ['EN', 'Reminder: invoice 1042-7', /due on 26 November 2026/, /Amount due: 15.499.62 kr/],
] as const)('a reminder in %s requests the remaining amount', (language, subject, due, sum) => {
  const settlement = { credited: 774_981, paid: 0, remaining: 1_549_962 };
  const mail = composeInvoiceMail(exampleInvoice({ language, settlement }), HOST, true);
  expect(mail.subject).toContain(subject);
  expect(mail.text).toMatch(due);
  expect(mail.text).toMatch(sum);
  expect(mail.text).toMatch(/8601\s11\s17947/);
  expect(composeInvoiceMail(exampleInvoice({ language }), HOST, false).subject).not.toBe(
    mail.subject,
  );
});

test.each([
  ['NB', 'Virker ikke knappen?'],
  ['EN', 'Button not working?'],
] as const)(
  'the button of an invoice in %s is followed by its address to copy',
  (language, lead) => {
    const invoice = exampleInvoice({ language });
    const { html } = composeInvoiceMail(invoice, HOST, false);
    expect(html.slice(html.indexOf(lead))).toContain(`>${HOST}${invoice.publicPath}</a>`);
  },
);

test('the breakdown of a company has two parts, that of a person five', () => {
  const base = exampleInvoice();
  const parts = (isFreelancer: boolean) =>
    drawBreakdown(exampleInvoice({ seller: { ...base.seller, isFreelancer } }), 'nb')
      .text.split('\n')
      .filter((line) => /^(Mva|Honorars|Arbeids|Skatte|Ditt)/.test(line));
  expect(parts(true)).toHaveLength(2);
  expect(parts(false)).toHaveLength(5);
});

test.each(['CONFIRM', 'CHANGE_EMAIL', 'SIGN_IN', 'RESET_PASSWORD'] as const)(
  'the link of %s is in both forms, in both languages',
  (purpose) => {
    const link = { linkId: 'l', email: 'a@b.no', firstName: null, purpose, token: 'a-b_c' };
    for (const language of ['NB', 'EN'] as const) {
      const mail = composeLinkMail({ ...link, language }, HOST);
      expect(mail.html.match(/Virker ikke knappen|Button not working/g)).toHaveLength(1);
      expect(mail.text).toContain(`${HOST}/v2/${language.toLowerCase()}/login/`);
      expect(mail.html).toContain('token=a-b_c');
      expect(mail.text.includes('purpose=CHANGE_EMAIL')).toBe(purpose === 'CHANGE_EMAIL');
      // The `&` of an address is escaped in an attribute, and literal in plain text.
      expect(mail.html).not.toMatch(/&purpose/);
    }
  },
);
