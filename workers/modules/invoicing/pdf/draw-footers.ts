import { PDF_PAGE } from '../../../core/pdf/create-pdf.ts';
import { PDF_COLOR, PDF_STYLE } from '../../../core/pdf/pdf-style.ts';
import { sellerRegisterLine } from '../seller-register-line.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Writes the foot of every page, once it is known how many there are. */
export function drawFooters({ canvas, document, texts, words }: DocumentDrawing): void {
  const { doc } = canvas;
  const { margin, width, bottom } = PDF_PAGE;
  const { count } = doc.bufferedPageRange();
  const seller = [
    document.seller.name,
    sellerRegisterLine(document.seller, { ...texts, ...words }),
  ];
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    canvas.decorate(() => {
      const y = bottom + 8;
      const style = { ...PDF_STYLE.quiet, size: 7.5 };
      doc.moveTo(margin, y - 5).lineTo(width - margin, y - 5);
      doc.lineWidth(0.5).strokeColor(PDF_COLOR.line).stroke();
      canvas.write(seller.filter(Boolean).join(' · '), margin, y, style);
      canvas.write(texts.page(page + 1, count), width - margin, y, { ...style, align: 'right' });
    });
  }
}
