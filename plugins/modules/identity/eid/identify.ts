import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { checkToken } from './check-token.ts';
import { type Exchange, exchangeCode } from './exchange-code.ts';
import { type FoundIdentity, readIdentity } from './read-identity.ts';

/** The person the broker identifies, in exchange for a code. */
export async function identify(
  broker: EidBroker,
  { nonce, ...exchange }: Exchange & { nonce: string },
): Promise<FoundIdentity> {
  const token = await exchangeCode(broker, exchange);
  return readIdentity(await checkToken(broker, token, nonce));
}
