import { expect, test } from 'vitest';
import { drawSalarySlip } from '#workers/modules/settlement/salary-slip/draw-salary-slip.ts';
import { pdfStrokes, pdfText } from '../support/pdf-text.ts';
import { exampleSlip } from './example-slip.ts';

// Goal: a slip shows what the law and the recipient require of a payout, whatever its contents.
// Method: the text of the PDF. Its appearance is reviewed by eye.

const NUMBER = '13108712342';
const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
/** The text without the spaces that separate digits. */
const textOf = (pdf: Buffer) => pdfText(pdf).replace(/[\u202f\u00a0]/g, ' ');

test('the same slip drawn twice is the same file, tagged and with embedded fonts', async () => {
  const first = await drawSalarySlip(exampleSlip(), NUMBER);
  expect(first.equals(await drawSalarySlip(exampleSlip(), NUMBER))).toBe(true);
  const raw = first.toString('latin1');
  expect(raw).toContain('/Marked true');
  expect(raw).toContain('/Lang (nb-NO)');
  expect(raw.match(/\/FontFile2 /g)?.length).toBe(3);
});

test('it names payer, recipient, dates, account, tax card, sums and invoices', async () => {
  const text = textOf(await drawSalarySlip(exampleSlip(), NUMBER));
  for (const part of [
    'Honorar Drift AS',
    'Org.nr. 123 456 785',
    'Kari Nordmann',
    'Fødselsnummer 131087 12342',
    'Utbetalt 27. november 2026',
    '2.–20. nov. 2026',
    'som slutter på 7947',
    'Tabellkort, 32 %',
    'Skattetrekk, 32 % av 23 872,04',
    '−7 639,00',
    '1042-7',
    'Solsiden Barnehage SA',
    '18 648,30',
    '−932,42',
    '−2 099,29',
    '14 888,59',
    'Utleggstrekk, sak 2026/0117',
    '−1 500,00',
    'Kjøregodtgjørelse, trekkfri',
    '238,50',
    'Utlegg etter kvittering',
    '489,50',
    '15 461',
    ',04',
    'Hittil i 2026',
    '214 209,18',
    'Fakturaene anslo 11 936,02 kr i skatt. Her er det trukket 7 639,00 kr.',
    'ikke ansatt. Det opptjenes ikke feriepenger',
  ]) {
    expect(text.replace(/\n/g, ' ')).toContain(part);
  }
});

test('a credit note is a line of its own, negative, and labelled as one', async () => {
  const [invoice] = exampleSlip().invoices;
  const note = {
    ...invoice!,
    documentNumber: '1042-K3',
    isCreditNote: true,
    amount: -100_000,
    platformFee: -5_000,
    employerTax: -11_740,
    grossSalary: -83_260,
  };
  const text = textOf(await drawSalarySlip(exampleSlip({ invoices: [invoice!, note] }), NUMBER));
  for (const part of ['1042-K3', 'Kreditnota, Solsiden Barnehage SA', '−1 000,00', '−832,60']) {
    expect(text.replace(/\n/g, ' ')).toContain(part);
  }
});

test('a reversed payout is labelled as such', async () => {
  const [invoice] = exampleSlip().invoices;
  const counter = { ...invoice!, amount: -100_000, grossSalary: -83_260 };
  const slip = exampleSlip({ invoices: [invoice!, counter], language: 'EN' });
  const text = textOf(await drawSalarySlip(slip, NUMBER));
  expect(text.replace(/\n/g, ' ')).toContain('Payment taken back, Solsiden Barnehage SA');
});

test('a payout that is paid again has no table of invoices', async () => {
  const slip = exampleSlip({ invoices: [], amount: 0, returned: 1_546_104 });
  const text = textOf(await drawSalarySlip(slip, NUMBER));
  expect(text).toContain('15 461');
  expect(text).not.toContain('kundene har betalt');
  expect(text).not.toContain('Kunde');
});

test('an English slip has the same contents in English', async () => {
  const text = textOf(await drawSalarySlip(exampleSlip({ language: 'EN' }), NUMBER));
  for (const part of ['Salary slip', 'Paid 27 November 2026', 'Table card, 32 %', '15 461']) {
    expect(text).toContain(part);
  }
  expect(text.replace(/\n/g, ' ')).toContain('not employed. No holiday pay is earned');
});

test.each([
  [{ taxCard: null, taxPercent: 50 }, 'Mangler, 50 %'],
  [
    { taxCard: { kind: 'NONE', percent: null, freeLimit: null }, taxPercent: 50 },
    'Ikke skattekort',
  ],
  [
    { taxCard: { kind: 'FREE', percent: null, freeLimit: 10_000_000 }, taxPercent: 50, taxed: 0 },
    'Frikort, 100 000,00 kr',
  ],
  [{ adjustment: -25_000 }, 'Annet oppgjør'],
] as const)('%o is shown', async (over, part) => {
  expect(textOf(await drawSalarySlip(exampleSlip(over as object), NUMBER))).toContain(part);
});

test('a slip like the estimate shows no difference, and one without a number has none', async () => {
  const slip = exampleSlip({ taxReasons: [], attachment: 0, period: null });
  const text = textOf(await drawSalarySlip(slip, null));
  for (const part of ['anslo', 'Fødselsnummer', 'sak ', 'Opptjent'])
    expect(text).not.toContain(part);
});

test('the bar divides what the clients paid', async () => {
  const slip = exampleSlip();
  const strokes = pdfStrokes(await drawSalarySlip(slip, NUMBER));
  const widths = [...strokes.matchAll(/ ([\d.]+) 11 re\n\/DeviceRGB/g)].map(([, width]) =>
    Number(width),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const shares = [slip.platformFee, slip.employerTax, slip.tax, slip.attachment, slip.payout];
  expect(widths).toHaveLength(shares.length);
  for (const [at, share] of shares.entries()) {
    expect(widths[at]! / total).toBeCloseTo(share / slip.amount, 3);
  }
});

test.each([
  [1, 1],
  [60, 2],
  [200, 5],
])('%i invoices take at least %i pages and end', async (count, atLeast) => {
  const [invoice] = exampleSlip().invoices;
  const invoices = Array.from({ length: count }, () => invoice!);
  const pdf = await drawSalarySlip(exampleSlip({ invoices }), NUMBER);
  expect(pages(pdf)).toBeGreaterThanOrEqual(atLeast);
  expect(pdf.subarray(-6).toString()).toContain('%%EOF');
});

test('reversed amounts are negative, and names of any length and script are drawn', async () => {
  const [invoice] = exampleSlip().invoices;
  const back = {
    ...invoice!,
    clientName: `${'x'.repeat(300)} 東京 Łódź`,
    grossSalary: -1_488_859,
    platformFee: -93_242,
    employerTax: -209_929,
    amount: -1_792_030,
    allowances: 0,
  };
  const text = textOf(await drawSalarySlip(exampleSlip({ invoices: [back] }), NUMBER));
  expect(text).toContain('−14 888,59');
});
