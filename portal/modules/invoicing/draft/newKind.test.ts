import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { wordsIn } from '#forms/words/words-in.ts';
import type { InvoiceDraft } from './InvoiceDraft.ts';
import { isEmptyDraft } from './isEmptyDraft.ts';
import { emptyLine } from './lines/emptyLine.ts';
import { type LineRule, lineUnit, priceWord, quantityWord } from './lines/LineDraft.ts';
import { newDraft } from './newDraft.ts';
import { toInput } from './saving/toInput.ts';

// Goal: a kind of line nobody wrote code for is begun, counted, called and sent as its row says.

/** A kind no version of the portal has been told of. */
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

test('it begins with its rate, without VAT, and nothing is said with that', () => {
  expect(line).toMatchObject({ quantity: '', unitPrice: '9,00', vatRate: '0', workReport: null });
  expect(isEmptyDraft(draftOf([line]))).toBe(true);
  expect(isEmptyDraft(draftOf([{ ...line, addressTo: 'Moss' }]))).toBe(false);
});

test('it is counted in its unit and called by it while it has no words of its own', () => {
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

test('what its row demands is sent and nothing else', () => {
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

test('a new sheet begins with the first kind there is', () => {
  expect(newDraft(undefined, [rule], new Date()).lines).toMatchObject([{ rule }]);
});
