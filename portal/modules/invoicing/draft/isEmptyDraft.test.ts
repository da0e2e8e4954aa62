import { expect, test } from 'vitest';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';
import { emptyLine } from './lines/emptyLine.ts';
import { exampleRules } from './lines/exampleRules.ts';
import type { LineDraft } from './lines/LineDraft.ts';
import { newDraft } from './newDraft.ts';

const blank = newDraft(undefined, Object.values(exampleRules), new Date());
const withLine = (change: Partial<LineDraft>): InvoiceDraft => ({
  ...blank,
  lines: [{ ...emptyLine(exampleRules.WORK), ...change }],
});

test('a new draft is empty, with lines of any kind', () => {
  expect(isEmptyDraft(blank)).toBe(true);
  for (const rule of Object.values(exampleRules)) {
    expect(isEmptyDraft({ ...blank, lines: [emptyLine(rule)] }), rule.lineType).toBe(true);
  }
  expect(isEmptyDraft({ ...blank, lines: [] })).toBe(true);
});

test.each([
  { ...blank, client: { id: 'cli_1', label: 'Drivhuset' } },
  { ...blank, buyerReference: 'Kari' },
  { ...blank, invoicedOn: 'i fjor' },
  { ...blank, dueOn: 'en gang' },
  withLine({ description: 'Bilder' }),
  withLine({ quantity: 'noen' }),
  withLine({ unitPrice: 'dyrt' }),
  withLine({ unitPrice: '0' }),
  withLine({ quantity: '2' }),
  withLine({
    workReport: { ...emptyLine(exampleRules.WORK).workReport!, startDate: '2026-12-01' },
  }),
])('a draft with a filled field is not empty: %#', (draft) => {
  expect(isEmptyDraft(draft)).toBe(false);
});
