import { PDF_PAGE } from './create-pdf.ts';
import type { PdfCanvas } from './pdf-canvas.ts';
import { PDF_STYLE } from './pdf-style.ts';

/** Starts a new page with the document's number at its top. Returns the top of its content. */
export function turnPage(canvas: PdfCanvas, author: string, document: string): number {
  const { margin, width, top } = PDF_PAGE;
  canvas.doc.addPage();
  canvas.decorate(() => {
    const y = top - 8;
    canvas.write(author, margin, y, { ...PDF_STYLE.name, size: 12 });
    canvas.write(document, width - margin, y + 4, { ...PDF_STYLE.quiet, align: 'right' });
  });
  return top + 34;
}
