import { PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import { PDF_STYLE } from '#workers/core/pdf/pdf-style.ts';
import { breakPageBefore } from './break-page-before.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Renders the note of the document, if there is one. */
export function drawNote(drawing: DocumentDrawing): void {
  const { canvas, document, texts } = drawing;
  if (!document.note) return;
  const { label, body } = PDF_STYLE;
  drawing.y += 8;
  breakPageBefore(drawing, label.leading + 2 * body.leading);
  canvas.tag(canvas.root, 'H2', () => canvas.write(texts.note, PDF_PAGE.margin, drawing.y, label));
  drawing.y += label.leading + 3;
  for (const line of canvas.wrap(document.note, 440, body)) {
    breakPageBefore(drawing, body.leading);
    const y = drawing.y;
    canvas.tag(canvas.root, 'P', () => canvas.write(line, PDF_PAGE.margin, y, body));
    drawing.y += body.leading;
  }
}
