import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { identificationUrl } from './identificationUrl.ts';

// Requirements: A2.46, A7.50, A7.51, B4.21, B7.14
test('the address has the parameters of the protocol, and keeps those of the broker', async () => {
  const provider = {
    authorizationUrl: 'https://broker.example/oauth2/authorize?a=1',
    clientId: 'we',
  };
  const redirectUri = 'https://honorar.example/v2/en/common/identity-provider';
  const once = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri, returnTo: '/v2/en' };
  const url = new URL(await identificationUrl(provider, 'SE', once));
  expect(url.origin + url.pathname).toBe('https://broker.example/oauth2/authorize');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    a: '1',
    response_type: 'code',
    response_mode: 'fragment',
    scope: 'openid ssn',
    client_id: 'we',
    redirect_uri: redirectUri,
    state: 's',
    nonce: 'n',
    acr_values: 'urn:grn:authn:se:bankid:same-device urn:grn:authn:se:bankid:another-device:qr',
    code_challenge: createHash('sha256').update('v').digest('base64url'),
    code_challenge_method: 'S256',
  });
});

// Document A, section 7: the level of assurance required of each country's e-ID.
// Requirements: A7.52, B7.14
test.each([
  ['NO', 'urn:grn:authn:no:bankid'],
  ['DK', 'urn:grn:authn:dk:mitid:substantial urn:grn:authn:dk:mitid:low'],
  ['FI', 'urn:grn:authn:fi:bank-id'],
] as const)('an e-ID of %s needs the level %s', async (country, acr) => {
  const once = { state: 's', nonce: 'n', codeVerifier: 'v', redirectUri: 'r', returnTo: '/v2/en' };
  const provider = { authorizationUrl: 'https://broker.example/', clientId: 'we' };
  const url = new URL(await identificationUrl(provider, country, once));
  expect(url.searchParams.get('acr_values')).toBe(acr);
});
