import type { LineDraft, LineType } from './LineDraft.ts';
import { vatChoices } from './vatChoices.ts';
import type { WritingProfile } from './WritingProfile.ts';
import { writtenMoney } from './writtenMoney.ts';

/** A new line of a kind, with what is usual for it by the rates in force. */
export function emptyLine(
  lineType: LineType,
  rates: WritingProfile['lineRates'] = null,
  language = 'nb',
): LineDraft {
  const work = lineType === 'WORK';
  const taxFree = lineType === 'MILEAGE' || lineType === 'DIET';
  const mileage = lineType === 'MILEAGE' ? rates : null;
  const diet = lineType === 'DIET' ? rates : null;
  return {
    key: crypto.randomUUID(),
    lineType,
    description: '',
    occupationCode: null,
    quantity: work || taxFree ? '' : '1',
    unitPrice: writtenMoney(mileage?.mileageUnitPrice, language),
    vatRate: vatChoices(rates).at(taxFree ? -1 : 0) ?? '',
    dietTaxableUnitPrice: writtenMoney(diet?.dietTaxableUnitPrice, language),
    dietNonTaxableUnitPrice: writtenMoney(diet?.dietNonTaxableUnitPrice, language),
    addressFrom: '',
    addressTo: '',
    workReport: work
      ? { type: 'TASK', startDate: '', endDate: '', hours: '', startTime: '', endTime: '' }
      : null,
    dependentOnPosition: null,
    collapsed: false,
  };
}
