import { PDF_PAGE, type PdfStyle } from '#workers/core/pdf/create-pdf.ts';
import { breakPageBefore } from './break-page-before.ts';
import type { PayDrawing } from './pay-parties.ts';

/** Renders a paragraph over the whole width. */
export function drawText(
  drawing: PayDrawing,
  text: string,
  style: PdfStyle & { leading: number },
): void {
  const { canvas } = drawing;
  const lines = canvas.wrap(text, PDF_PAGE.width - 2 * PDF_PAGE.margin, style);
  breakPageBefore(drawing, lines.length * style.leading);
  canvas.tag(canvas.root, 'P', () => {
    for (const line of lines) {
      canvas.write(line, PDF_PAGE.margin, drawing.y, style);
      drawing.y += style.leading;
    }
  });
}
