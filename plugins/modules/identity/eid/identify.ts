import type { JWTPayload } from 'jose';
import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { countryOfWay, type EidCountry, NUMBER_CLAIMS } from '#shared/eid/eid-ways.ts';
import { checkToken } from './check-token.ts';
import { findBroker } from './find-broker.ts';
import { BrokerDownError, requestBroker } from './request-broker.ts';

/** Thrown when the answer does not identify a person. */
export class NotVouchedError extends Error {
  override name = 'NotVouchedError';
}

/** A person as identified by the e-ID of a country. */
type FoundIdentity = {
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

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.replace(UNCLEAR, ' ').trim().slice(0, 100) : '';

type Exchange = { code: string; codeVerifier: string; redirectUri: string };

/** The person the broker identifies, in exchange for a code. */
export async function identify(
  broker: EidBroker,
  { nonce, ...exchange }: Exchange & { nonce: string },
): Promise<FoundIdentity> {
  const token = await exchangeCode(broker, exchange);
  return readIdentity(await checkToken(broker, token, nonce));
}

/** Exchanges the code for an identity token. A code is valid once, and only for the client that began. */
async function exchangeCode(broker: EidBroker, exchange: Exchange): Promise<string> {
  const { clientId, clientSecret } = broker;
  const { token: place, takesBasic } = await findBroker(broker);
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: exchange.code,
    code_verifier: exchange.codeVerifier,
    redirect_uri: exchange.redirectUri,
    ...(takesBasic ? {} : { client_id: clientId, client_secret: clientSecret }),
  });
  const answer = await requestBroker(broker, place, {
    method: 'POST',
    body,
    headers: takesBasic ? { authorization: `Basic ${btoa(credentials)}` } : {},
  });
  if (!answer) throw new NotVouchedError('the code was rejected');
  if (typeof answer.id_token !== 'string') throw new BrokerDownError('no token in the response');
  return answer.id_token;
}

/** Reads the claims of a country's e-ID; only of the methods that we request. */
function readIdentity(claims: JWTPayload): FoundIdentity {
  const country = countryOfWay(claims.acr);
  if (!country) throw new NotVouchedError('the e-ID used a method that was not requested');
  const number = textOf(claims[NUMBER_CLAIMS[country]]).toUpperCase();
  const firstName = textOf(claims.given_name) || textOf(claims.name).replace(/ [^ ]+$/, '');
  const lastName = textOf(claims.family_name) || textOf(claims.name).replace(/^.* /, '');
  if (!NUMBERS[country].test(number) || !firstName || !lastName) {
    throw new BrokerDownError(`the e-ID of ${country} returned no number or name`);
  }
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)$/.exec(textOf(claims.birthdate)) ?? [];
  return { country, number, firstName, lastName, bornOn: year ? `${year}-${month}-${day}` : null };
}
