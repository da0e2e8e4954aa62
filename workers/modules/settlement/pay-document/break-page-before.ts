import { PDF_PAGE, turnPage } from '#workers/core/pdf/create-pdf.ts';
import type { PayDrawing } from './pay-parties.ts';

/** Turns the page when the next part would be split by its end. Returns whether it did. */
export function breakPageBefore(drawing: PayDrawing, height: number): boolean {
  if (drawing.y + height <= PDF_PAGE.bottom) return false;
  const { canvas, parties, title, about, texts } = drawing;
  const document = `${title} · ${about} · ${texts.continued}`;
  drawing.y = turnPage(canvas, parties.payer.name, document);
  return true;
}
