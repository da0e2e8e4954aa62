import type { EidBroker } from '#plugins/core/mutations/eid-broker.ts';
import { askBroker, BrokerDownError } from './ask-broker.ts';
import { findBroker } from './find-broker.ts';
import { NotVouchedError } from './not-vouched-error.ts';

export type Exchange = { code: string; codeVerifier: string; redirectUri: string };

/** Exchanges the code for an identity token. A code is valid once, and only for the client that began. */
export async function exchangeCode(broker: EidBroker, exchange: Exchange): Promise<string> {
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
  const answer = await askBroker(broker, place, {
    method: 'POST',
    body,
    headers: takesBasic ? { authorization: `Basic ${btoa(credentials)}` } : {},
  });
  if (!answer) throw new NotVouchedError('the code is not taken');
  if (typeof answer.id_token !== 'string') throw new BrokerDownError('no token in the answer');
  return answer.id_token;
}
