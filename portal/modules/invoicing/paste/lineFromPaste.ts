import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { emptyLine } from '../draft/lines/emptyLine.ts';
import type { LineDraft } from '../draft/lines/LineDraft.ts';
import type { LineRule } from '../draft/lines/LineRule.ts';
import { withUsualWork } from '../draft/lines/usualWork.ts';
import { vatChoices } from '../draft/lines/vatChoices.ts';
import type { WritingProfile } from '../draft/WritingProfile.ts';
import { type PastedLine, vatRateOf } from './pastedLines.ts';

interface NewLine {
  rule: LineRule;
  profile: WritingProfile | undefined;
  language: string;
}

/** A pasted row as a line of a kind: with what is usual for it wherever the row says nothing. */
export function lineFromPaste(
  { cells }: PastedLine,
  { rule, profile, language }: NewLine,
): LineDraft {
  const rates = profile?.lineRates ?? null;
  const empty = emptyLine(rule, rates, language);
  const line = withUsualWork(empty, profile?.usualWork, language);
  const read = parseDecimal(cells.quantity);
  const quantity = read === null ? cells.quantity : formatDecimal(read, language);
  return {
    ...line,
    description: cells.description,
    quantity: quantity || line.quantity,
    unitPrice: cells.unitPrice || line.unitPrice,
    vatRate: vatRateOf(cells.vatRate, vatChoices(rates)) ?? line.vatRate,
    workReport: line.workReport && {
      ...line.workReport,
      hours: quantity,
      startDate: cells.day,
      endDate: cells.day,
    },
    collapsed: true,
  };
}
