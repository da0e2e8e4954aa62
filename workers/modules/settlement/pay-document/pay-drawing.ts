import type { WrittenLanguage } from '#workers/core/format/written-language.ts';
import type { PdfCanvas } from '#workers/core/pdf/pdf-canvas.ts';
import type { PayParties } from './pay-parties.ts';
import type { PayTexts } from './pay-texts.ts';

/** A salary slip or report under way, and the place of the pen. */
export type PayDrawing = {
  canvas: PdfCanvas;
  parties: PayParties;
  /** Eleven digits in Norway; null for those who have none. */
  personalNumber: string | null;
  title: string;
  /** The line below the title, such as the day of payout. */
  about: string;
  texts: PayTexts;
  language: WrittenLanguage;
  /** The top of the next part. */
  y: number;
};
