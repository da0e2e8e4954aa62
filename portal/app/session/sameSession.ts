import { sessionToken } from '#portal/graphql/session/sessionToken.ts';

/**
 * Whether the session is still the one the draft was opened in: a draft must not be saved under another user.
 */
export function sameSession(): () => boolean {
  const token = sessionToken.read();
  return () => token !== null && sessionToken.read() === token;
}
