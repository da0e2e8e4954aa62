import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { BrokerDownError, requestBroker } from './request-broker.ts';

/** The endpoints of a broker, by OpenID Connect Discovery. */
export type BrokerPlaces = {
  authorize: string;
  token: string;
  keys: string;
  /** Whether our secret goes in the head of the question, as is the rule. */
  takesBasic: boolean;
};

const cachedMs = 10 * 60_000;
const known = new Map<string, { places: BrokerPlaces; until: number }>();

/** Fetches the endpoints of a broker, and caches them for a while. */
export async function findBroker(broker: EidBroker): Promise<BrokerPlaces> {
  const { issuer } = broker;
  const cached = known.get(issuer);
  if (cached && cached.until > Date.now()) return cached.places;
  const place = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const answer = await requestBroker(broker, place);
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: keys } = answer ?? {};
  const methods = answer?.token_endpoint_auth_methods_supported;
  // A document of another issuer must not be trusted (section 4.3 there).
  if (answer?.issuer !== issuer || !isAddress(authorize) || !isAddress(token) || !isAddress(keys)) {
    throw new BrokerDownError(`the document at ${place} is not of the configured issuer`);
  }
  const takesBasic = !Array.isArray(methods) || methods.includes('client_secret_basic');
  const places = { authorize, token, keys, takesBasic };
  known.set(issuer, { places, until: Date.now() + cachedMs });
  return places;
}

const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:/.test(value) && URL.canParse(value);
