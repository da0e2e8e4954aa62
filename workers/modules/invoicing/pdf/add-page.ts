import { turnPage } from '../../../core/pdf/turn-page.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Turns to a new page that says which document it belongs to. */
export function addPage(drawing: DocumentDrawing): void {
  const { canvas, document, texts, title } = drawing;
  const number = `${title} ${document.documentNumber} · ${texts.continued}`;
  drawing.y = turnPage(canvas, document.seller.name, number);
}
