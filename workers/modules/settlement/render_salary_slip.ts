import { writtenLanguage } from '../../core/format/written-values.ts';
import { renderPayDocument } from './pay-document/render-pay-document.ts';
import { drawSalarySlip } from './salary-slip/draw-salary-slip.ts';
import type { SalarySlip } from './salary-slip/salary-slip.ts';
import { slipTexts } from './salary-slip/slip-texts.ts';

/** Renders the PDF of an issued salary slip, once. */
export const renderSalarySlip = renderPayDocument<SalarySlip>({
  payload: 'salary_slip_payload',
  record: 'record_salary_slip_pdf',
  draw: drawSalarySlip,
  name: ({ payoutDate, language }) => `${slipTexts[writtenLanguage(language)].title} ${payoutDate}`,
  day: ({ payoutDate }) => payoutDate,
});
