import { createHash } from 'node:crypto';

export type Beginning = {
  issuer: string;
  redirectUri: string;
  acr?: string;
  nonce?: string;
  verifier?: string;
  clientId?: string;
};

/** The address at which a user starts an identification, as the portal writes it. */
export function beginAt(authorize: string, options: Omit<Beginning, 'issuer'>): string {
  const { redirectUri, clientId = 'honorar', acr = 'urn:grn:authn:no:bankid' } = options;
  const { nonce = 'once', verifier = VERIFIER } = options;
  const search = new URLSearchParams({
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid ssn',
    state: 'of mine',
    client_id: clientId,
    redirect_uri: redirectUri,
    acr_values: acr,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `${authorize}?${search}`;
}

export const VERIFIER = 'a-verifier-that-has-at-least-forty-three-letters-in-it';
