import type { JWTPayload } from 'jose';
import { countryOfWay, type EidCountry, NUMBER_CLAIMS } from '#shared/eid/eid-ways.ts';
import { BrokerDownError } from './ask-broker.ts';
import { NotVouchedError } from './not-vouched-error.ts';

/** A person as identified by the e-ID of a country. */
export type FoundIdentity = {
  country: EidCountry;
  number: string;
  firstName: string;
  lastName: string;
  bornOn: string | null;
};

const NUMBERS: Record<EidCountry, RegExp> = {
  NO: /^\d{11}$/,
  SE: /^\d{12}$/,
  DK: /^\d{6}-?\d{4}$/,
  FI: /^\d{6}[-+A-FU-Y]\d{3}[0-9A-Z]$/,
};
/** Characters not allowed in a name: they would make it read as another. */
const UNCLEAR = /[\p{Cc}\p{Cf}\s]+/gu;

/** Reads the claims of a country's e-ID; only of the ways that we ask for. */
export function readIdentity(claims: JWTPayload): FoundIdentity {
  const country = countryOfWay(claims.acr);
  if (!country) throw new NotVouchedError('by another way than we ask for');
  const number = textOf(claims[NUMBER_CLAIMS[country]]).toUpperCase();
  const firstName = textOf(claims.given_name) || textOf(claims.name).replace(/ [^ ]+$/, '');
  const lastName = textOf(claims.family_name) || textOf(claims.name).replace(/^.* /, '');
  if (!NUMBERS[country].test(number) || !firstName || !lastName) {
    throw new BrokerDownError(`the e-ID of ${country} says no number or name`);
  }
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(textOf(claims.birthdate)) ?? [];
  return { country, number, firstName, lastName, bornOn: year ? `${year}-${month}-${day}` : null };
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(UNCLEAR, ' ').trim().slice(0, 100) : '';
