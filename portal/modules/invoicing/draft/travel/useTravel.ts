import { useTranslation } from 'react-i18next';
import { useWords } from '#portal/ui/words/useWords.ts';
import type { TravelDraft } from '../lines/LineDraft.ts';
import { useLine } from '../lines/useLine.ts';
import { emptyTravel } from './travelReport.ts';

/** The trip of the line, and the properties of a field of it. */
export function useTravel() {
  const { t } = useTranslation('invoicing/draft');
  const words = useWords();
  const { line, at, saved, edit, errorAt } = useLine();
  const report = line.travelReport ?? emptyTravel;
  const change = (name: keyof TravelDraft, value: string) =>
    edit({ travelReport: { ...report, [name]: value } }, `travelReport.${name}`);
  const fieldOf = (name: keyof TravelDraft) => {
    const { label, help } = words.field(`travel_report.${name}`);
    const path = `travelReport.${name}`;
    const isGap = saved?.taxFreeGaps.includes(path) && report[name].trim() === '';
    return {
      label,
      path: `lines.${at}.${path}`,
      value: report[name],
      error: errorAt(path, label),
      description: isGap ? t('line.gap') : help,
    };
  };
  return { report, change, fieldOf };
}
