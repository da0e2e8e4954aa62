/** The `acr_values` of each country's e-ID, the most common first. */
export const EID_WAYS = {
  NO: ['urn:grn:authn:no:bankid'],
  SE: ['urn:grn:authn:se:bankid:same-device', 'urn:grn:authn:se:bankid:another-device:qr'],
  DK: ['urn:grn:authn:dk:mitid:substantial', 'urn:grn:authn:dk:mitid:low'],
  FI: ['urn:grn:authn:fi:bank-id'],
} as const;

export type EidCountry = keyof typeof EID_WAYS;

export const EID_COUNTRIES = Object.keys(EID_WAYS) as EidCountry[];

/** The claim with the national number, by the country of the broker. */
export const NUMBER_CLAIMS: Record<EidCountry, string> = {
  NO: 'socialno',
  SE: 'ssn',
  DK: 'cprNumberIdentifier',
  FI: 'hetu',
};

/** The country of a way to identify; null for a way that the product never requests. */
export function countryOfWay(acr: unknown): EidCountry | null {
  return (
    EID_COUNTRIES.find((country) => (EID_WAYS[country] as readonly unknown[]).includes(acr)) ?? null
  );
}
