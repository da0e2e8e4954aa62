import { tokens } from '#shared/tokens/tokens.ts';

const { partVat, partFee, partEmployer, partTax, partYours } = tokens.light;

/** Tints of the five parts of an invoice, the same as on the screens. */
export const PART_COLOR = {
  vat: partVat,
  fee: partFee,
  employer: partEmployer,
  tax: partTax,
  yours: partYours,
} as const;
