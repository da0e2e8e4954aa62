import type { LineDraft, LineType } from './LineDraft.ts';

/** A new line of a kind, with what is usual for it. */
export function emptyLine(lineType: LineType): LineDraft {
  const work = lineType === 'WORK';
  const taxFree = lineType === 'MILEAGE' || lineType === 'DIET';
  return {
    key: crypto.randomUUID(),
    lineType,
    description: '',
    occupationCode: null,
    quantity: work || taxFree ? '' : '1',
    unitPrice: '',
    vatRate: taxFree ? '0' : '25',
    dietTaxableUnitPrice: '',
    dietNonTaxableUnitPrice: '',
    addressFrom: '',
    addressTo: '',
    workReport: work
      ? { type: 'TASK', startDate: '', endDate: '', hours: '', startTime: '', endTime: '' }
      : null,
    dependentOnPosition: null,
    collapsed: false,
  };
}
