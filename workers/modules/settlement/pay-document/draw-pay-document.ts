import { writtenLanguage } from '#workers/core/format/written-values.ts';
import { createPdf } from '#workers/core/pdf/create-pdf.ts';
import { drawFeet } from '#workers/core/pdf/draw-feet.ts';
import { type PayDrawing, type PayParties, payerLine, payTexts } from './pay-parties.ts';

interface PayDocument extends Pick<PayDrawing, 'title' | 'about' | 'personalNumber'> {
  parties: PayParties;
  /** The date of the document, also its creation date. */
  day: string;
}

/**
 * Renders a salary slip or report: `draw` fills its pages, and each ends with the payer's name and number.
 */
export function drawPayDocument(
  { parties, title, about, personalNumber, day }: PayDocument,
  draw: (drawing: PayDrawing) => void,
): Promise<Buffer> {
  const language = writtenLanguage(parties.language);
  const texts = payTexts[language];
  const { name } = parties.payer;
  const pdf = { title: `${title} – ${about}`, author: name, subject: title, language, day };
  return createPdf(pdf, (canvas) => {
    const written = { canvas, parties, personalNumber, title, about, texts, language, y: 0 };
    draw(written);
    drawFeet(canvas, [name, payerLine(written)].filter(Boolean).join(' · '), texts.page);
  });
}
