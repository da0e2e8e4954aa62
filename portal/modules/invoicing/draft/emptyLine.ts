import type { LineDraft, LineType } from './LineDraft.ts';
import { ratePrices } from './ratePrices.ts';
import { vatChoices } from './vatChoices.ts';
import type { WritingProfile } from './WritingProfile.ts';

/** A new line of a kind, with what is usual for it by the rates in force. */
export function emptyLine(
  lineType: LineType,
  rates: WritingProfile['lineRates'] = null,
  language = 'nb',
): LineDraft {
  const work = lineType === 'WORK';
  const taxFree = lineType === 'MILEAGE' || lineType === 'DIET';
  return {
    key: crypto.randomUUID(),
    lineType,
    description: '',
    occupationCode: null,
    quantity: work || taxFree ? '' : '1',
    ...ratePrices(lineType, rates, language),
    vatRate: vatChoices(rates).at(taxFree ? -1 : 0) ?? '',
    addressFrom: '',
    addressTo: '',
    workReport: work
      ? { type: 'TASK', startDate: '', endDate: '', hours: '', startTime: '', endTime: '' }
      : null,
    dependentOnPosition: null,
    collapsed: false,
  };
}
