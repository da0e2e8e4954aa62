import { PDF_COLOR, PDF_PAGE } from '#workers/core/pdf/create-pdf.ts';
import type { DocumentDrawing } from './document-drawing.ts';

const SIZE = 120;
/** Readable through it, and not to be overlooked on paper either. */
const OPACITY = 0.1;
const ANGLE = -48;

/** Writes across every page that it is a draft. */
export function drawDraftMark({ canvas, texts }: DocumentDrawing): void {
  const { doc } = canvas;
  const { width, height } = PDF_PAGE;
  const { count } = doc.bufferedPageRange();
  const style = { font: 'strong', size: SIZE, color: PDF_COLOR.ink, leading: SIZE } as const;
  const left = (width - canvas.widthOf(texts.draft, style)) / 2;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    canvas.decorate(() => {
      doc.save().rotate(ANGLE, { origin: [width / 2, height / 2] });
      doc.fillOpacity(OPACITY);
      canvas.write(texts.draft, left, (height - SIZE) / 2, style);
      doc.restore();
    });
  }
}
