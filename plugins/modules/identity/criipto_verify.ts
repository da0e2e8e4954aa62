import { maskedNumber, numberOwner } from '#shared/numbers/number-owner.ts';
import type { Prepare } from '../../core/mutations/prepare.ts';
import { identify, NotVouchedError } from './eid/identify.ts';
import { BrokerDownError } from './eid/request-broker.ts';

/**
 * Exchanges the code, which uses it up; the consequence of a failed identification is decided in SQL. For
 * callers who are refused anyway, such as visitors or operators acting as another user, nothing is exchanged.
 */
export const prepare: Prepare = async (input, { eid, numbers, request: { session } }) => {
  const { code, codeVerifier, nonce, redirectUri } = input as Record<string, string>;
  delete input.code;
  delete input.codeVerifier;
  if (!session?.user_id || session.administrator_id) return {};
  if (!eid) return { refusal: 'PARTNER_CALLBACK_ERROR' };
  if (!redirectUri || !eid.redirectUris.includes(redirectUri)) {
    return { refusal: 'INVALID', path: 'redirectUri' };
  }
  const attempt = { code: code ?? '', codeVerifier: codeVerifier ?? '', nonce: nonce ?? '' };
  // Before the code is used up for nothing.
  const cipher = await numbers();
  try {
    const { number, ...person } = await identify(eid, { ...attempt, redirectUri });
    const encrypted = cipher.encrypt(person.country, number, numberOwner.identity(session.user_id));
    return { identity: { ...person, ...encrypted, identifier: maskedNumber(number) } };
  } catch (error) {
    if (error instanceof NotVouchedError) return { refusal: 'VERIFICATION_FAILED' };
    if (error instanceof BrokerDownError) return { refusal: 'PARTNER_CALLBACK_ERROR' };
    throw error;
  }
};
