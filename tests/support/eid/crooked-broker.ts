import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { base64url, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The broker's next answers, instead of the correct ones. */
export type Crook = {
  claims?: JWTPayload;
  /** The signature of the token: with an unpublished key, with our secret, or none. */
  signed?: 'strangely' | 'by us' | 'not';
  /** The answer to the request for an authorization address. */
  answers?: Partial<Record<'token' | 'jwks' | 'discovery', (response: ServerResponse) => void>>;
};

/** A broker that can be told to answer wrongly. */
export async function crookedBroker() {
  const keys = [await makeKey('first')];
  const stranger = await makeKey('first');
  let crook: Crook = {};
  const requested: string[] = [];
  const server = createServer(async (request, response) => {
    const place = /token|jwks/.exec(request.url ?? '')?.[0] ?? 'discovery';
    requested.push(place);
    const special = crook.answers?.[place as 'token'];
    const json = (value: unknown) => response.end(JSON.stringify(value));
    if (special) special(response);
    else if (place === 'token') json({ id_token: await token() });
    else if (place === 'jwks') json({ keys: await Promise.all(keys.map((key) => key.shown())) });
    else {
      const at = (where: string) => `${issuer}/${where}`;
      json({
        issuer,
        authorization_endpoint: at('a'),
        token_endpoint: at('token'),
        jwks_uri: at('jwks'),
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const token = async () => {
    const now = Math.floor(Date.now() / 1000);
    const good = { iss: issuer, aud: 'honorar', iat: now, exp: now + 60, nonce: 'once' };
    const person = { socialno: '14898512097', given_name: 'Silje', family_name: 'Dal' };
    const acr = 'urn:grn:authn:no:bankid';
    const claims = { sub: 's', acr, birthdate: '1985-09-14', ...good, ...person, ...crook.claims };
    if (crook.signed === 'not') return unsigned(claims);
    const key = crook.signed === 'strangely' ? stranger : keys.at(-1)!;
    const alg = crook.signed === 'by us' ? 'HS256' : 'ES256';
    return new SignJWT(claims)
      .setProtectedHeader({ alg, kid: key.kid })
      .sign(crook.signed === 'by us' ? new TextEncoder().encode('of the sandbox') : key.privateKey);
  };
  return {
    issuer,
    asked: requested,
    /** Sets its behaviour from now on. */
    be(options: Crook) {
      crook = options;
    },
    async changeKeys() {
      keys.splice(0, keys.length, await makeKey(`key ${requested.length}`));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const shown = async () => ({ ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' });
  return { kid, privateKey, shown };
}

const unsigned = (claims: JWTPayload) =>
  `${[{ alg: 'none', kid: 'first' }, claims].map((part) => base64url.encode(JSON.stringify(part))).join('.')}.`;
