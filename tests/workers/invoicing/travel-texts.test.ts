import { expect, test } from 'vitest';
import type { DocumentLine } from '#workers/modules/invoicing/document-payload.ts';
import { drawInvoice } from '#workers/modules/invoicing/pdf/draw-invoice.ts';
import { travelTexts } from '#workers/modules/invoicing/travel-texts.ts';
import { exampleInvoice } from '../support/example-invoice.ts';
import { pdfText } from '../support/pdf-text.ts';
import { trip } from './ehf/golden/documents/parts.ts';

// Goal: a client reads the purpose and time of a trip and how its amount is computed from its days.

const line = { ...exampleInvoice().lines[0]!, ...trip, kind: 'Diett' } as DocumentLine;
const spaced = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '));

test('in Norwegian, with meals deducted', () => {
  expect(spaced(travelTexts(line, 'nb'))).toEqual([
    'Formål: Fotografering av sommerfesten',
    'Dro 3. nov. 2026 kl. 08:00, hjemme 5. nov. 2026 kl. 15:00',
    '1 × døgn med overnatting 1 012,00 − 202,40 for måltider = 809,60',
    '1 × døgn med overnatting 1 012,00',
    '1 × 6–12 timer 397,00',
  ]);
});

test('in English, days with equal amounts in one row', () => {
  const [, day] = line.travel!.days;
  const travel = { ...line.travel!, days: [day!, day!, day!] };
  expect(spaced(travelTexts({ ...line, travel }, 'en'))).toEqual([
    'Purpose: Fotografering av sommerfesten',
    'Left 3 Nov 2026 at 08:00, back 5 Nov 2026 at 15:00',
    '3 × day with overnight stay 1 012.00 = 3 036.00',
  ]);
});

test('nothing for a line without a trip, and only the purpose of a drive', () => {
  expect(travelTexts({ ...line, travel: null }, 'nb')).toEqual([]);
  const drive = { ...line.travel!, departure: null, return: null, days: [] };
  expect(travelTexts({ ...line, travel: drive }, 'nb')).toHaveLength(1);
});

test('the texts are part of the document', async () => {
  const pdf = await drawInvoice(exampleInvoice({ lines: [line] }), 'https://honorar.test');
  expect(pdfText(pdf)).toContain('Formål: Fotografering av sommerfesten');
});
