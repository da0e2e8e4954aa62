import { formatDay } from '../../../../core/format/format-day.ts';
import { PDF_PAGE } from '../../../../core/pdf/create-pdf.ts';
import { turnPage } from '../../../../core/pdf/turn-page.ts';
import type { SlipDrawing } from './slip-drawing.ts';

/** Turns the page when the next part would be split by its end. Returns whether it did. */
export function needRoom(drawing: SlipDrawing, height: number): boolean {
  if (drawing.y + height <= PDF_PAGE.bottom) return false;
  const { canvas, slip, texts, language } = drawing;
  const document = `${texts.title} ${formatDay(slip.payoutDate, language)} · ${texts.continued}`;
  drawing.y = turnPage(canvas, slip.payer.name, document);
  return true;
}
