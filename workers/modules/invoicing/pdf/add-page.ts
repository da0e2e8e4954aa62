import { turnPage } from '#workers/core/pdf/turn-page.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Starts a new page with the document's number at its top. */
export function addPage(drawing: DocumentDrawing): void {
  const { canvas, document, texts, title } = drawing;
  const number = `${title} ${document.documentNumber} · ${texts.continued}`;
  drawing.y = turnPage(canvas, document.seller.name, number);
}
