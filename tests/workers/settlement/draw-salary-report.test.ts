import { expect, test } from 'vitest';
import { drawSalaryReport } from '#workers/modules/settlement/salary-report/draw-salary-report.ts';
import { pdfText } from '../support/pdf-text.ts';
import { exampleReport } from './example-report.ts';

// Goal: a report shows the sums of its period. Method: the text of the PDF.

const textOf = async (over: Parameters<typeof exampleReport>[0] = {}) =>
  pdfText(await drawSalaryReport(exampleReport(over), '13108712342'))
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/\n/g, ' ');

test('the same report drawn twice is the same file', async () => {
  const first = await drawSalaryReport(exampleReport(), null);
  expect(first.equals(await drawSalaryReport(exampleReport(), null))).toBe(true);
});

test('a month lists its payouts', async () => {
  const text = await textOf();
  for (const part of [
    'Lønnsrapport',
    'november 2026',
    '1.–30. nov. 2026',
    'Fødselsnummer 131087 12342',
    '6. nov. 2026',
    '8 326,03',
    '−2 664,00',
    '5 662,03',
    '27. nov. 2026',
    '−1 500,00',
    'Sum',
    '32 198,07',
    '−10 303,00',
    '21 123,07',
    '39 433,60',
    'ikke opptjent feriepenger',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('Annet');
});

test('a year lists its months, in the language of its person', async () => {
  const rows = exampleReport().rows.map((row, at) => ({ ...row, day: `2026-0${at + 8}-01` }));
  const year = { kind: 'YEAR', from: '2026-01-01', to: '2026-12-31', rows, adjustment: -100 };
  const text = await textOf({ ...(year as object), language: 'EN' });
  for (const part of ['Annual statement', '2026', 'August 2026', 'September 2026', 'No holiday']) {
    expect(text).toContain(part);
  }
});
