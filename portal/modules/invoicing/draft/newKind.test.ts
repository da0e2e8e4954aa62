import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { wordsIn } from '#forms/words/words-in.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';
import { emptyLine } from './lines/emptyLine.ts';
import { type LineRule, lineUnit, priceWord, quantityWord } from './lines/LineDraft.ts';
import { newDraft } from './newDraft.ts';
import { toInput } from './saving/toInput.ts';

// Goal: a new kind of line works by its row alone: its start, unit, labels and input.

/** A kind that is unknown to the code of the portal. */
const kind = 'CROSSING' as LineRule['lineType'];
const rule: LineRule = {
  lineType: kind,
  tax: 'ABOVE_RATE',
  unit: 'KM',
  requiredFields: ['addressTo'],
  needsReceipt: false,
  isTravel: false,
  startingRate: 'crossing_state',
};
const noParts = { dietTaxableUnitPrice: null, dietNonTaxableUnitPrice: null };
const rates = { vatRates: ['25', '0'], prices: [{ lineType: kind, unitPrice: 900, ...noParts }] };
const line = emptyLine(rule, rates);
const draftOf = (lines: InvoiceDraft['lines']): InvoiceDraft => ({
  ...newDraft(undefined, [], new Date()),
  lines,
});

test('a new line has its rate, no VAT, and counts as empty', () => {
  expect(line).toMatchObject({ quantity: '', unitPrice: '9,00', vatRate: '0', workReport: null });
  expect(isEmptyDraft(draftOf([line]))).toBe(true);
  expect(isEmptyDraft(draftOf([{ ...line, addressTo: 'Moss' }]))).toBe(false);
});

test('the line has its unit, and the label of its unit if it has none of its own', () => {
  expect(lineUnit(line, 'nb')).toBe('KM');
  const t = vi.fn();
  priceWord(rule, t as unknown as TFunction);
  expect(t).toHaveBeenCalledWith(['line.price.CROSSING', 'line.price.KM', 'line.price.other']);
  const words = wordsIn({
    fields: { invoice_lines: { quantity: 'Antall' } },
    values: { LineUnit: { KM: 'Kilometer', PIECE: 'Stykk' } },
  });
  expect(quantityWord(rule, words)).toBe('Kilometer');
  expect(quantityWord({ ...rule, unit: 'PIECE' }, words)).toBe('Antall');
});

test('only the fields that its row requires are sent', () => {
  const written = { ...line, quantity: '12,5', addressFrom: 'Oslo', addressTo: ' Moss ' };
  expect(toInput(draftOf([written])).lines).toEqual([
    {
      lineType: kind,
      description: null,
      quantity: '12.5',
      vatRate: '0',
      dependentOnPosition: null,
      collapsed: false,
      unitPrice: 900,
      addressTo: 'Moss',
    },
  ]);
  const inParts = { ...rule, tax: 'TAXABLE_PART', requiredFields: ['workReport'] } as LineRule;
  const [sent] = toInput(draftOf([emptyLine(inParts)])).lines;
  expect(sent).toMatchObject({ dietTaxableUnitPrice: null, workReport: { type: 'TASK' } });
  expect(sent).not.toHaveProperty('unitPrice');
});

test('a new draft has a line of the first kind', () => {
  expect(newDraft(undefined, [rule], new Date()).lines).toMatchObject([{ rule }]);
});
