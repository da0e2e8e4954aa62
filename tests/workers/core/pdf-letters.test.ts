import { expect, test } from 'vitest';
import { createPdf, type PdfFont } from '#workers/core/pdf/create-pdf.ts';
import { pdfText } from '../support/pdf-text.ts';

// Goal: text extracted from a document equals the text written into it, whatever this process has
// drawn before. Method: characters that share a glyph, written in both orders.

const fonts: PdfFont[] = ['text', 'strong', 'heading'];
const about = { title: 'Prøve', author: 'Honorar', subject: 'Prøve', day: '2026-11-02' };

const draw = (font: PdfFont, ...lines: string[]) =>
  createPdf({ ...about, language: 'nb' }, (canvas) => {
    lines.forEach((line, at) => {
      const style = { font, size: 9, color: '#000000' };
      canvas.tag(canvas.root, 'P', () => canvas.write(line, 50, 50 + at * 20, style));
    });
  });

test.each(fonts)(
  'every character of a text is extracted as it was written, in %s',
  async (font) => {
    const lines = ['Kari’s «avis» – “så” ‘den’', "O'Hara & sønn: 37,5 % · § 2 … 1/2 ½ × 3 − 1 = 0"];
    expect(
      pdfText(await draw(font, ...lines))
        .trim()
        .split('\n'),
    ).toEqual(lines);
  },
);

test.each(fonts)(
  'a character with the same glyph drawn earlier does not affect the next document, in %s',
  async (font) => {
    // The letter apostrophe shares its glyph with the quotation mark; the layout of both is
    // measured before drawing.
    expect(pdfText(await draw(font, 'Hawaiʼi'))).toContain('Hawaiʼi');
    const after = await draw(font, 'Kari’s avis');
    expect(pdfText(after)).toContain('Kari’s avis');
    expect(pdfText(await draw(font, 'Hawaiʼi II'))).toContain('Hawaiʼi II');
  },
);
