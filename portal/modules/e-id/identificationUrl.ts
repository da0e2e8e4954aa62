import { EID_WAYS, type EidCountry } from '#shared/eid/eid-ways.ts';
import type { Beginning } from './beginnings.ts';

/** Bytes in letters that an address may hold. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

interface Provider {
  authorizationUrl: string;
  clientId: string;
}

/** The address that starts a country's e-ID; the code comes back in the fragment, which no server sees. */
export async function identificationUrl(
  { authorizationUrl, clientId }: Provider,
  country: EidCountry,
  { state, nonce, codeVerifier, redirectUri }: Beginning,
): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const url = new URL(authorizationUrl);
  const params = {
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid ssn',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    nonce,
    acr_values: EID_WAYS[country].join(' '),
    code_challenge: base64url(new Uint8Array(digest)),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}
