// Goal: the e-ID of the sandbox is a real OpenID provider, with invented people.
// Method: the requests of a browser are made by hand, and the code exchanged as the protocol
// specifies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPeople } from '#sandbox/eid/test-person.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { beginAt, VERIFIER } from '../../support/eid/begin-at.ts';
import { identifyAt } from '../../support/eid/identify-at.ts';

let sandbox: RunningSandbox;
let issuer: string;
let folder: string;
const redirectUri = 'https://honorar.example/v2/nb/common/identity-provider';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-eid-'));
  const publicUrl = 'https://honorar.example';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder, publicUrl });
  issuer = `http://127.0.0.1:${sandbox.port}/sandbox/eid`;
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const exchange = (code: string, change: Record<string, string> = {}) =>
  fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('honorar:of%20the%20sandbox')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: VERIFIER,
      ...change,
    }),
  });

test('each country has two people who succeed, and one each is refused, cancels and is slow', () => {
  const ways = testPeople.map(({ country, manner }) => manner ?? country);
  expect(Object.fromEntries(Map.groupBy(ways, (way) => way))).toEqual({
    NO: ['NO', 'NO'],
    SE: ['SE', 'SE'],
    DK: ['DK', 'DK'],
    FI: ['FI', 'FI'],
    refused: ['refused'],
    cancels: ['cancels'],
    slow: ['slow'],
  });
});

test('browsers get public addresses, and the server gets its own', async () => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({
    issuer,
    authorization_endpoint: 'https://honorar.example/sandbox/eid/auth',
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  });
});

test.each([
  ['silje-dal', 'urn:grn:authn:no:bankid', { socialno: '14898512097', country: 'NO' }],
  ['nils-ek', 'urn:grn:authn:se:bankid:another-device:qr', { ssn: '198511032396' }],
  ['freja-holm', 'urn:grn:authn:dk:mitid:low', { cprNumberIdentifier: '0906914222' }],
  ['aino-laine', 'urn:grn:authn:fi:bank-id', { hetu: '120488-901R' }],
])('%s signs in by %s', async (person, acr, claims) => {
  const back = await identifyAt(person, { issuer, redirectUri, acr, nonce: 'n1' });
  expect(back.get('state')).toBe('of mine');
  const answer = await exchange(back.get('code')!);
  expect(answer.status).toBe(200);
  const { id_token: token } = await answer.json();
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  const { payload } = await jwtVerify(token, keys, { issuer, audience: 'honorar' });
  expect(payload).toMatchObject({ ...claims, acr, nonce: 'n1' });
  expect((await exchange(back.get('code')!)).status).toBe(400);
});

test('a new person can be made up, and one browser can use several people', async () => {
  const made = { number: '14898710018', firstName: 'Ada', lastName: 'Foss' };
  for (const person of ['silje-dal', new URLSearchParams(made).toString(), 'jonas-vik']) {
    const back = await identifyAt(person, { issuer, redirectUri });
    const { id_token: token } = await (await exchange(back.get('code')!)).json();
    const { socialno } = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
    expect(socialno).toMatch(/^(14898512097|14898710018|03929223240)$/);
  }
});

test.each([
  ['nora-avvist', 'user_refused'],
  ['arne-angrer', 'user_aborted'],
  ['', 'user_aborted'],
])('%s returns without a code', async (person, why) => {
  const back = await identifyAt(person, { issuer, redirectUri });
  expect(back.get('code')).toBeNull();
  expect([back.get('error'), back.get('error_description')]).toEqual(['access_denied', why]);
});

test('a code is bound to its verifier and its redirect address', async () => {
  const code = async () => (await identifyAt('jonas-vik', { issuer, redirectUri })).get('code')!;
  const verifier = { code_verifier: 'another-one-which-is-just-as-long-as-the-one-before' };
  expect((await exchange(await code(), verifier)).status).toBe(400);
  const elsewhere = { redirect_uri: redirectUri.replace('nb', 'en') };
  expect((await exchange(await code(), elsewhere)).status).toBe(400);
});

test('an unknown redirect address is refused', async () => {
  const redirect = 'https://stranger.example/v2/nb/common/identity-provider';
  const answer = await fetch(beginAt(`${issuer}/auth`, { redirectUri: redirect }), {
    redirect: 'manual',
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('it fails when a test sets a fault', async () => {
  const tell = (fault: string) =>
    fetch(`http://127.0.0.1:${sandbox.port}/sandbox/api/faults`, {
      method: 'POST',
      body: JSON.stringify({ service: 'eid', fault }),
    });
  await tell('down');
  expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(503);
  await tell('ok');
  expect((await fetch(`${issuer}/.well-known/openid-configuration`)).status).toBe(200);
});

test('the pages show all people in both languages, and report an expired request', async () => {
  const own = issuer.replace('/eid', '');
  const page = await (await fetch(`${own}/eid?lang=en`)).text();
  for (const { lastName, number } of testPeople) {
    expect(page).toContain(lastName);
    expect(page).toContain(number);
  }
  const old = await fetch(`${issuer}/choose/abc`);
  expect(old.status).toBe(410);
  expect(await old.text()).toContain('Dette er over');
});
