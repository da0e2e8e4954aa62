/** The currencies of document B, the usual one first. */
export const currencies = [
  'NOK',
  'SEK',
  'DKK',
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'CZK',
  'ISK',
  'PLN',
  'UAH',
] as const;
