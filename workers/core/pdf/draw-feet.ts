import { PDF_COLOR, PDF_PAGE, PDF_STYLE } from './create-pdf.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

/** Writes the foot of every page, once it is known how many there are. */
export function drawFeet(
  canvas: PdfCanvas,
  author: string,
  pageText: (page: number, of: number) => string,
): void {
  const { doc } = canvas;
  const { margin, width, bottom } = PDF_PAGE;
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    canvas.decorate(() => {
      const y = bottom + 8;
      const style = { ...PDF_STYLE.quiet, size: 7.5 };
      doc.moveTo(margin, y - 5).lineTo(width - margin, y - 5);
      doc.lineWidth(0.5).strokeColor(PDF_COLOR.line).stroke();
      canvas.write(author, margin, y, style);
      canvas.write(pageText(page + 1, count), width - margin, y, { ...style, align: 'right' });
    });
  }
}
