import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { findBroker } from './find-broker.ts';
import { NotVouchedError } from './identify.ts';
import { BrokerDownError, requestBroker } from './request-broker.ts';

/** Signatures that only the broker can make: none, and one made with our secret, are not among them. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384'];

const keySets = new Map<string, JSONWebKeySet>();

/**
 * The claims of a token, once it is verified to come from this broker, for this client, now, and for this
 * nonce.
 */
export async function checkToken(
  broker: EidBroker,
  token: string,
  nonce: string,
): Promise<JWTPayload> {
  const payload = await verified(broker, token);
  if (payload.nonce !== nonce) throw new NotVouchedError('the nonce is of another request');
  const { azp } = payload;
  if (azp !== undefined && azp !== broker.clientId)
    throw new NotVouchedError('the token was issued to another client');
  return payload;
}

async function verified(broker: EidBroker, token: string): Promise<JWTPayload> {
  const { keys: place } = await findBroker(broker);
  const earlier = keySets.get(place);
  try {
    return await verifiedBy(broker, earlier ?? (await fetchKeys(broker, place)), token);
  } catch (error) {
    // Brokers rotate their keys, so an unknown key causes one more fetch.
    const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!earlier || !isUnknownKey) throw isJoseError(error) ? unproven(error) : error;
  }
  return verifiedBy(broker, await fetchKeys(broker, place), token).catch((error: unknown) => {
    throw isJoseError(error) ? unproven(error) : error;
  });
}

async function verifiedBy(
  { issuer, clientId: audience }: EidBroker,
  keys: JSONWebKeySet,
  token: string,
) {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience,
    algorithms,
    clockTolerance: 30,
    requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
  });
  return payload;
}

async function fetchKeys(broker: EidBroker, place: string): Promise<JSONWebKeySet> {
  const answer = await requestBroker(broker, place);
  if (!Array.isArray(answer?.keys)) throw new BrokerDownError('the e-ID publishes no keys');
  const keys = { keys: answer.keys } as JSONWebKeySet;
  keySets.set(place, keys);
  return keys;
}

const isJoseError = (error: unknown) => error instanceof errors.JOSEError;

const unproven = (cause: unknown) => new NotVouchedError('the token is not valid', { cause });
