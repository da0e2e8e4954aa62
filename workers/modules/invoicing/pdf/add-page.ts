import { PDF_PAGE } from '../../../core/pdf/create-pdf.ts';
import { PDF_STYLE } from '../../../core/pdf/pdf-style.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Turns to a new page that says which document it belongs to. */
export function addPage(drawing: DocumentDrawing): void {
  const { canvas, document, texts, title } = drawing;
  canvas.doc.addPage();
  canvas.decorate(() => {
    const y = PDF_PAGE.top - 8;
    const { margin, width } = PDF_PAGE;
    canvas.write(document.seller.name, margin, y, { ...PDF_STYLE.name, size: 12 });
    const number = `${title} ${document.documentNumber} · ${texts.continued}`;
    canvas.write(number, width - margin, y + 4, { ...PDF_STYLE.quiet, align: 'right' });
  });
  drawing.y = PDF_PAGE.top + 34;
}
