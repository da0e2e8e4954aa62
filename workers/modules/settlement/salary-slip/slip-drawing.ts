import type { PayDrawing } from '../pay-document/pay-drawing.ts';
import type { SalarySlip } from './salary-slip.ts';
import type { SlipTexts } from './slip-texts.ts';

/** A salary slip under way, with the texts that only slips have. */
export type SlipDrawing = PayDrawing & { slip: SalarySlip; labels: SlipTexts };
