import type { WrittenLanguage } from '../../../../core/format/written-language.ts';
import type { PdfCanvas } from '../../../../core/pdf/pdf-canvas.ts';
import type { SalarySlip } from '../salary-slip.ts';
import type { SlipTexts } from '../slip-texts.ts';

/** The slip, its language and the place of the pen, for every part that is drawn. */
export type SlipDrawing = {
  canvas: PdfCanvas;
  slip: SalarySlip;
  /** Eleven digits in Norway; null for those who have none. */
  personalNumber: string | null;
  texts: SlipTexts;
  language: WrittenLanguage;
  /** Top of the part that is drawn next. */
  y: number;
};
