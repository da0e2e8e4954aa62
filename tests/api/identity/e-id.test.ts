// Goal: an identity is created only by a current answer of the e-ID to a request that this person
// started.
// Method: the product's own API with the sandbox's provider, and with one that misbehaves.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { identify as identifyWith } from '#plugins/modules/identity/eid/identify.ts';
import { BrokerDownError } from '#plugins/modules/identity/eid/request-broker.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { VERIFIER } from '../../support/eid/begin-at.ts';
import { type Crook, crookedBroker } from '../../support/eid/crooked-broker.ts';
import { identifyAt } from '../../support/eid/identify-at.ts';
import type { Payload } from '../support/answer.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

type Identified = { identity: { id: string; identifier: string; country: string } | null };

let sandbox: RunningSandbox;
let crooked: Awaited<ReturnType<typeof crookedBroker>>;
let good: ProductApi;
let bad: ProductApi;
let folder: string;
let issuer: string;
let people = 0;
const redirectUri = 'https://honorar.example/v2/nb/common/identity-provider';
const us = { clientId: 'honorar', clientSecret: 'of the sandbox', redirectUris: [redirectUri] };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-eid-'));
  const publicUrl = 'https://honorar.example';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder, publicUrl, parts: ['eid'] });
  issuer = `http://127.0.0.1:${sandbox.port}/sandbox/eid`;
  crooked = await crookedBroker();
  good = await productApi('portal', { eid: { ...us, issuer } });
  bad = await productApi('portal', { eid: { ...us, issuer: crooked.issuer, patienceMs: 300 } });
});
beforeEach(async () => {
  people += 1;
  crooked.be({});
  await Promise.all([good, bad].map(({ root }) => root.query('delete from app_public.identities')));
});
afterAll(async () => {
  await Promise.all([good, bad].map((api) => api?.[Symbol.asyncDispose]()));
  await Promise.all([sandbox?.stop(), crooked?.close()]);
  await rm(folder, { recursive: true });
});

const someUser = (api: ProductApi) =>
  signedInPerson(api, `kari${people}${Math.random()}@example.no`);
const started = { codeVerifier: VERIFIER, nonce: 'once', redirectUri };
const codeOf = async (person: string, acr?: string) =>
  (await identifyAt(person, { issuer, redirectUri, ...(acr && { acr }) })).get('code')!;
const verify = (
  api: ProductApi,
  token: string | null,
  input: object,
): Promise<Payload<Identified>> =>
  runMutation(
    api,
    'criiptoVerify',
    { ...started, ...input },
    'identity { id identifier country }',
    token,
  );
const codes = ({ errors }: { errors: { code: string; path: string }[] }) =>
  errors.map(({ code, path: where }) => [code, where].filter(Boolean).join(' '));

// Requirements: A1.17, A7.48, B1.7
test('the portal gets the authorization URL, and the person is identified on return', async () => {
  const token = await someUser(good);
  const requested = await good.ask('{ identityProvider { authorizationUrl clientId } }', {}, token);
  expect(requested.data).toEqual({
    identityProvider: {
      authorizationUrl: 'https://honorar.example/sandbox/eid/auth',
      clientId: 'honorar',
    },
  });
  const made = await verify(good, token, { code: await codeOf('silje-dal') });
  expect(made).toEqual({
    identity: { id: expect.stringMatching(/^idn_/), identifier: '148985*****', country: 'NO' },
    errors: [],
  });
  const known = `{ session { hasIdentity user { firstName } account {
    identities { identifier default } defaultIdentity { firstName lastName } } }
    identities { total items { firstName country default updatedAt } } }`;
  expect((await good.ask(known, {}, token)).data).toMatchObject({
    session: {
      hasIdentity: true,
      user: { firstName: 'Silje Marie' },
      account: {
        identities: [{ identifier: '148985*****', default: true }],
        defaultIdentity: { firstName: 'Silje Marie', lastName: 'Dal' },
      },
    },
    identities: { total: 1, items: [{ country: 'NO', default: true }] },
  });
});

// Requirements: A1.17, B1.7
test.each([
  [
    'nils-ek',
    'urn:grn:authn:se:bankid:another-device:qr',
    { country: 'SE', identifier: '198511******' },
  ],
  ['mads-krogh', 'urn:grn:authn:dk:mitid:substantial', { country: 'DK', identifier: '270279****' }],
  ['eetu-salo', 'urn:grn:authn:fi:bank-id', { country: 'FI', identifier: '030501*****' }],
])('%s is identified by %s', async (person, acr, identity) => {
  const token = await someUser(good);
  const made = await verify(good, token, { code: await codeOf(person, acr) });
  expect(made).toMatchObject({ identity, errors: [] });
});

// Requirements: A8.72
test('a code is valid once, for the user who requested it, and for its redirect address', async () => {
  const token = await someUser(good);
  const code = await codeOf('silje-dal');
  expect(codes(await verify(good, token, { code }))).toEqual([]);
  expect(codes(await verify(good, token, { code }))).toEqual(['VERIFICATION_FAILED']);
  const other = { codeVerifier: 'another-one-which-is-just-as-long-as-the-one-before' };
  const wrong = async (input: object) =>
    codes(await verify(good, token, { code: await codeOf('jonas-vik'), ...input }));
  expect(await wrong(other)).toEqual(['VERIFICATION_FAILED']);
  expect(await wrong({ nonce: 'another' })).toEqual(['VERIFICATION_FAILED']);
  const stranger = redirectUri.replace('honorar', 'stranger');
  expect(await wrong({ redirectUri: stranger })).toEqual(['INVALID redirectUri']);
  expect(await wrong({ codeVerifier: 'short' })).toEqual(['INVALID codeVerifier']);
  expect(codes(await verify(good, token, { code: 'made up' }))).toEqual(['VERIFICATION_FAILED']);
});

test('one code sent twice at once creates one identity', async () => {
  const [kari, ola] = [await someUser(good), await someUser(good)];
  const code = await codeOf('silje-dal');
  const met = await Promise.all([kari, ola, kari].map((token) => verify(good, token, { code })));
  expect(met.flatMap(codes)).toEqual(['VERIFICATION_FAILED', 'VERIFICATION_FAILED']);
  expect((await good.root.query('select from app_public.identities')).rowCount).toBe(1);
});

test('a number that another person has verified is TAKEN', async () => {
  const [kari, ola] = [await someUser(good), await someUser(good)];
  expect(codes(await verify(good, kari, { code: await codeOf('silje-dal') }))).toEqual([]);
  expect(codes(await verify(good, ola, { code: await codeOf('silje-dal') }))).toEqual(['TAKEN']);
});

test('a visitor’s code is not exchanged, and the visitor reads nothing', async () => {
  crooked.be({ answers: { token: () => expect.fail('it was asked') } });
  expect(codes(await verify(bad, null, { code: 'c' }))).toEqual(['UNAUTHORIZED']);
  const requested = await bad.ask('{ identityProvider { clientId } }', {}, null);
  expect(requested.errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
});

const past = { iat: 1_600_000_000, exp: 1_600_000_060 };
test.each<[string, Crook]>([
  ['another nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['another audience', { claims: { aud: 'another' } }],
  [
    'several audiences, of which we are not the authorized one',
    { claims: { aud: ['honorar', 'b'], azp: 'b' } },
  ],
  ['yesterday', { claims: past }],
  ['no time', { claims: { exp: undefined } }],
  ['another broker', { claims: { iss: 'https://broker.example' } }],
  ['another method', { claims: { acr: 'urn:grn:authn:no:bankid:vipps' } }],
  ['a weaker method', { claims: { acr: undefined } }],
  ['a stranger', { signed: 'strangely' }],
  ['our own secret', { signed: 'by us' }],
  ['no signer', { signed: 'not' }],
])('a token of %s proves nothing', async (_whose, crook) => {
  const token = await someUser(bad);
  crooked.be(crook);
  expect(codes(await verify(bad, token, { code: 'c' }))).toEqual(['VERIFICATION_FAILED']);
  crooked.be({});
  expect(codes(await verify(bad, token, { code: 'c' }))).toEqual([]);
});

test('the broker may rotate its key in between', async () => {
  const token = await someUser(bad);
  expect(codes(await verify(bad, token, { code: 'c' }))).toEqual([]);
  await crooked.changeKeys();
  expect(codes(await verify(bad, token, { code: 'c' }))).toEqual([]);
});

// Requirements: A8.54
test.each<[string, Crook]>([
  ['sends no number', { claims: { socialno: undefined } }],
  ['sends half a number', { claims: { socialno: '148985' } }],
  ['sends no name', { claims: { given_name: '\u202e', family_name: '', name: '' } }],
  ['answers 503', { answers: { token: (response) => response.writeHead(503).end() } }],
  ['sends a page', { answers: { token: (response) => response.end('<html>') } }],
  ['redirects', { answers: { token: (one) => one.writeHead(307, { location: '/jwks' }).end() } }],
  ['closes the connection', { answers: { token: (response) => response.destroy() } }],
  ['is silent', { answers: { token: () => {} } }],
  ['answers too slowly', { answers: { token: drip } }],
  ['never ends', { answers: { token: flood } }],
])(
  'a broker that %s is unavailable, and the next request is answered again',
  async (_how, crook) => {
    const token = await someUser(bad);
    crooked.be(crook);
    expect(codes(await verify(bad, token, { code: 'c' }))).toEqual(['PARTNER_CALLBACK_ERROR']);
    crooked.be({});
    expect(codes(await verify(bad, token, { code: 'c' }))).toEqual([]);
  },
);

function drip(response: import('node:http').ServerResponse) {
  const one = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(one));
}

function flood(response: import('node:http').ServerResponse) {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(60_000)));
  };
  response.on('drain', more);
  more();
}

test.each<[string, Crook['answers']]>([
  [
    'answers for another issuer',
    { discovery: (response) => response.end(JSON.stringify({ issuer: 'https://broker.example' })) },
  ],
  ['has no discovery document', { discovery: (response) => response.writeHead(404).end() }],
  ['does not answer discovery', { discovery: () => {} }],
  ['publishes no keys', { jwks: (response) => response.end('{}') }],
  ['does not answer for its keys', { jwks: () => {} }],
])('a broker that %s is unavailable', async (_how, answers) => {
  const stranger = await crookedBroker();
  stranger.be({ answers: answers ?? {} });
  const broker = { ...us, issuer: stranger.issuer, patienceMs: 300 };
  const exchange = { code: 'c', ...started };
  await expect(identifyWith(broker, exchange)).rejects.toThrow(BrokerDownError);
  await stranger.close();
});

test('a failing broker is not called for a while, and requests fail immediately', async () => {
  const token = await someUser(bad);
  crooked.be({ answers: { token: (response) => response.writeHead(500).end() } });
  for (let at = 0; at < 6; at += 1) {
    expect(codes(await verify(bad, token, { code: 'c' }))).toEqual(['PARTNER_CALLBACK_ERROR']);
  }
  const before = crooked.asked.length;
  expect(codes(await verify(bad, token, { code: 'c' }))).toEqual(['PARTNER_CALLBACK_ERROR']);
  expect(crooked.asked.length).toBe(before);
});
