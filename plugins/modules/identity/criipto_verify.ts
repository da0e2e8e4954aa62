import type { Prepare } from '../../core/mutations/prepare.ts';
import { BrokerDownError } from './eid/broker-down-error.ts';
import { identify } from './eid/identify.ts';
import { NotVouchedError } from './eid/not-vouched-error.ts';

/**
 * Exchanges the code, which uses it up; what it means that nobody vouches for somebody is decided in
 * SQL. Who is refused anyway, as a visitor or in somebody's name, has nothing exchanged.
 */
export const prepare: Prepare = async (input, { eid, request: { session } }) => {
  const { code, codeVerifier, nonce, redirectUri } = input as Record<string, string>;
  delete input.code;
  delete input.codeVerifier;
  if (!session?.user_id || session.administrator_id) return {};
  if (!eid) return { refusal: 'PARTNER_CALLBACK_ERROR' };
  if (!redirectUri || !eid.redirectUris.includes(redirectUri)) {
    return { refusal: 'INVALID', path: 'redirectUri' };
  }
  const begun = { code: code ?? '', codeVerifier: codeVerifier ?? '', nonce: nonce ?? '' };
  try {
    return { identity: await identify(eid, { ...begun, redirectUri }) };
  } catch (error) {
    if (error instanceof NotVouchedError) return { refusal: 'VERIFICATION_FAILED' };
    if (error instanceof BrokerDownError) return { refusal: 'PARTNER_CALLBACK_ERROR' };
    throw error;
  }
};
