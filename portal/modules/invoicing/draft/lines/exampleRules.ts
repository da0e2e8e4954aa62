import type { LineRule } from './LineDraft.ts';

const plain = {
  unit: null,
  requiredFields: ['description'],
  needsReceipt: false,
  isTravel: false,
  startingRate: null,
};

/** One kind of line for each way of being taxed, for tests: the rows themselves are the database's. */
export const exampleRules = {
  WORK: {
    ...plain,
    lineType: 'WORK',
    tax: 'WHOLE',
    requiredFields: ['occupationCodeId', 'workReport'],
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
    startingRate: 'mileage_state',
  },
  DIET: {
    ...plain,
    lineType: 'DIET',
    isTravel: true,
    tax: 'TAXABLE_PART',
    unit: 'DAY',
    requiredFields: [],
    startingRate: 'diet_state_over_12',
  },
} satisfies Record<string, LineRule>;
