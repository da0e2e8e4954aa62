import { PART_COLOR } from '../format/part-color.ts';
import { PDF_COLOR } from './create-pdf.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

interface Hatch {
  color: string;
  every: number;
}

/** Hatched in grey, so that VAT is distinguishable from untaxed amounts in black and white. */
export const GREY_HATCH: Hatch = { color: PDF_COLOR.quiet, every: 4 };
export const WHITE_HATCH: Hatch = { color: PDF_COLOR.white, every: 4 };

/** Fills a piece of the breakdown bar, or the square that explains it, in the colour of its part. */
export function fillPart(
  { doc }: PdfCanvas,
  part: keyof typeof PART_COLOR,
  box: { x: number; y: number; width: number; height: number },
  hatch: Hatch | null = null,
): void {
  const { x, y, width, height } = box;
  doc.rect(x, y, width, height).fill(PART_COLOR[part]);
  if (!hatch) return;
  doc.save().rect(x, y, width, height).clip();
  for (let at = x - height; at < x + width; at += hatch.every) {
    doc.moveTo(at, y + height).lineTo(at + height, y);
  }
  doc.lineWidth(0.6).strokeColor(hatch.color).stroke().restore();
}
