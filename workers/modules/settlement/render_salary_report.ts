import { writtenLanguage } from '../../core/format/written-values.ts';
import { renderPayDocument } from './pay-document/render-pay-document.ts';
import {
  drawSalaryReport,
  reportTexts,
  type SalaryReport,
} from './salary-report/draw-salary-report.ts';

/** Renders the PDF of a salary report, once. */
export const renderSalaryReport = renderPayDocument<SalaryReport>({
  payload: 'salary_report_payload',
  record: 'record_salary_report_pdf',
  draw: drawSalaryReport,
  name: ({ kind, from, language }) =>
    `${reportTexts[writtenLanguage(language)].titles[kind]} ${from.slice(0, kind === 'MONTH' ? 7 : 4)}`,
  day: ({ to }) => to,
});
