import type { OfferedRule } from '../writingQuery.ts';

const priced = ['quantity', 'unitPrice'];
const times = ['startDate', 'startTime', 'endDate', 'endTime'];
const trip = times.map((name) => `travelReport.${name}`);
const work = ['occupationCodeId', 'workReport.startDate', 'workReport.endDate'];
const described = [...priced, 'description'];

const plain = {
  unit: null,
  requiredFields: ['description'],
  needsReceipt: false,
  isTravel: false,
  startingRate: null,
  missingFields: described,
  missingByClock: described,
};

/** One kind of line for each way of being taxed, for tests: the rows themselves are the database's. */
export const exampleRules = {
  WORK: {
    ...plain,
    lineType: 'WORK',
    tax: 'WHOLE',
    requiredFields: ['occupationCodeId', 'workReport'],
    missingFields: [...priced, ...work, 'workReport.hours'],
    missingByClock: [...priced, ...work, 'workReport.startTime', 'workReport.endTime'],
  },
  EXTRA: { ...plain, lineType: 'EXTRA', tax: 'WHOLE' },
  EXPENSE: { ...plain, lineType: 'EXPENSE', tax: 'NONE', needsReceipt: true },
  MILEAGE: {
    ...plain,
    lineType: 'MILEAGE',
    isTravel: true,
    tax: 'ABOVE_RATE',
    unit: 'KM',
    requiredFields: ['addressFrom', 'addressTo'],
    missingFields: [...priced, 'addressFrom', 'addressTo'],
    missingByClock: [...priced, 'addressFrom', 'addressTo'],
    startingRate: 'mileage_state',
  },
  DIET: {
    ...plain,
    lineType: 'DIET',
    isTravel: true,
    tax: 'TAXABLE_PART',
    unit: 'DAY',
    requiredFields: [],
    missingFields: trip,
    missingByClock: trip,
    startingRate: 'diet_state_over_12',
  },
} satisfies Record<string, OfferedRule>;
