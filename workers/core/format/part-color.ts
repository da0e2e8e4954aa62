/** Tints of the five parts of an invoice, the same as on the screens. */
export const PART_COLOR = {
  vat: '#C6D6E6',
  fee: '#DFAE55',
  employer: '#8F94C4',
  tax: '#B0593F',
  yours: '#0E5A47',
} as const;
