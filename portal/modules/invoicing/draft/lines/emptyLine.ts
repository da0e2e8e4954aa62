import { newKey } from '#shared/new-key.ts';
import type { WritingProfile } from '../writingQuery.ts';
import type { LineDraft, LineRule } from './LineDraft.ts';
import { ratePrices } from './linePrices.ts';
import { emptyTravel } from './travelReport.ts';
import { usualVat } from './vatChoices.ts';

/** A new line of a kind, with its defaults by the rates in force. */
export function emptyLine(
  rule: LineRule,
  rates: WritingProfile['lineRates'] = null,
  language = 'nb',
): LineDraft {
  const reported = rule.requiredFields.includes('workReport');
  return {
    key: newKey(),
    rule,
    description: '',
    occupationCode: null,
    // Lines with a work report or a unit start without a quantity; for others it is one.
    quantity: reported || rule.unit ? '' : '1',
    ...ratePrices(rule, rates, language),
    vatRate: usualVat(rule, rates),
    addressFrom: '',
    addressTo: '',
    workReport: reported
      ? { type: 'TASK', startDate: '', endDate: '', hours: '', startTime: '', endTime: '' }
      : null,
    ...(rule.isTravel && { travelReport: emptyTravel }),
    dependentOnPosition: null,
    collapsed: false,
  };
}
