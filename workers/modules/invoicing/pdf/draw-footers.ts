import { drawFeet } from '#workers/core/pdf/draw-feet.ts';
import { sellerRegisterLine } from '../seller-register-line.ts';
import type { DocumentDrawing } from './document-drawing.ts';

/** Writes who sells at the foot of every page. */
export function drawFooters({ canvas, document, texts, words }: DocumentDrawing): void {
  const seller = [
    document.seller.name,
    sellerRegisterLine(document.seller, { ...texts, ...words }),
  ];
  drawFeet(canvas, seller.filter(Boolean).join(' · '), texts.page);
}
