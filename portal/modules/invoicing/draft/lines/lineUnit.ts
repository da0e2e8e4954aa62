import type { LineDraft } from './LineDraft.ts';
import { reportHours } from './withReport.ts';

/** The unit of the quantity in the editor; the document shows the unit that the server has decided. */
export function lineUnit(
  { rule, workReport, quantity }: LineDraft,
  language: string,
): 'HOUR' | 'DAY' | 'KM' | 'PIECE' {
  if (rule.unit) return rule.unit;
  if (!workReport) return 'PIECE';
  const hours = reportHours(workReport, language);
  const byHour = workReport.type === 'TIME' || (hours !== '' && quantity.trim() === hours);
  return byHour ? 'HOUR' : 'PIECE';
}
