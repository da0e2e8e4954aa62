import { expect, test } from 'vitest';
import { drawClientStatement } from '#workers/modules/settlement/client-statement/draw-client-statement.ts';
import { composeStatementMail } from '#workers/modules/settlement/deliver_client_statement.ts';
import { pdfText } from '../support/pdf-text.ts';
import { exampleStatement } from './example-statement.ts';

// Goal: a statement shows each line with its KID, sum and balance, and what is open and overdue, in
// the client's language.
// Method: the text of the PDF and the mail.

const textOf = async (over: Parameters<typeof exampleStatement>[0] = {}) =>
  pdfText(await drawClientStatement(exampleStatement(over)))
    .replace(/[\u202f\u2009\u00a0]/g, ' ')
    .replace(/\n/g, ' ');

test('the same statement drawn twice is the same file', async () => {
  const first = await drawClientStatement(exampleStatement());
  expect(first.equals(await drawClientStatement(exampleStatement()))).toBe(true);
});

// Requirements: B3.33
test('each line has its date, number, KID, sum and balance', async () => {
  const text = await textOf();
  for (const part of [
    'Kontoutskrift',
    '26. november 2026',
    '1. jan. – 26. nov. 2026',
    'Org.nr. 974 760 673',
    'Fjell og Fjord AS',
    'Nina Øster',
    'Å betale per 26. nov. 2026',
    '22 499',
    '9 999,99 kr forfalt',
    'Inngående saldo',
    '1 250,00',
    'Betaling av faktura 1041',
    'Kreditnota K-17',
    '−3 750,00',
    'Tilbakebetalt etter K-17',
    '30. sep. 2026',
    'Faktura 1043 · KID 0012 3400 0104 37',
    '−2 500,01',
    'Utgående saldo',
    'Dette er åpent',
    '14. okt. 2026',
    '· forfalt',
    '1503 45 67899',
  ].flat()) {
    expect(text.replace(/Org\.nr\. ?/g, 'Org.nr. ')).toContain(part);
  }
});

test('a credit balance of a client is stated in English', async () => {
  const [open] = exampleStatement().open;
  const text = await textOf({
    language: 'EN',
    closing: -375_000,
    overdue: 0,
    open: [{ ...open!, remaining: -375_000, isOverdue: false }],
  });
  for (const part of [
    'Statement',
    'Owed to you as of 26 Nov 2026',
    '3 750',
    'to be paid back to you',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('overdue');
});

test('a period without entries, and one of many pages', async () => {
  const nothing = { entries: [], open: [], opening: 0, closing: 0, overdue: 0 };
  expect(await textOf(nothing)).toContain('Alt er gjort opp');
  const [, entry] = exampleStatement().entries;
  const many = Array.from({ length: 90 }, (_, at) => ({ ...entry!, number: String(2000 + at) }));
  const text = await textOf({ entries: many });
  for (const part of ['Faktura 2000', 'Faktura 2089', 'fortsetter', 'Side 3 av 4'])
    expect(text).toContain(part);
});

test.each([
  ['NB', /^Kontoutskrift fra Nina Øster$/, 'Å betale per 26. nov. 2026: 22 499,99 kr', 'forfalt'],
  ['EN', /^Statement from Nina Øster$/, 'To be paid as of 26 Nov 2026: 22 499.99 kr', 'overdue'],
] as const)(
  'the mail in %s says what is to be paid and overdue',
  (language, subject, sum, overdue) => {
    const payload = {
      accountId: '',
      recipient: 'a@b.no',
      sendingId: null,
      attemptedAt: null,
      isToBeSent: true,
      document: exampleStatement({ language }),
      pdf: null,
      freelancer: { name: 'Nina Øster', email: 'nina@example.no' },
    };
    const mail = composeStatementMail(payload, 'Nina Øster');
    expect(mail.subject).toMatch(subject);
    const text = mail.text.replace(/[\u202f\u2009\u00a0]/g, ' ');
    for (const part of [sum, overdue, 'nina@example.no', '1503 45 67899', 'Honorar Drift AS'])
      expect(text).toContain(part);
  },
);
