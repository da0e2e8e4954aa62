// Goal: a dump of the database reveals no national number. Method: a person identifies and makes a
// payout profile through the API, with repetitions and refusals; then every table is searched for
// the numbers, as text, in hex and in base64.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { VERIFIER } from '../../support/eid/begin-at.ts';
import { identifyAt } from '../../support/eid/identify-at.ts';
import { type ProductApi, productApi } from '../support/product-api.ts';
import { runMutation } from '../support/run-mutation.ts';
import { signedInPerson } from '../support/signed-in-person.ts';

let sandbox: RunningSandbox;
let api: ProductApi;
let folder: string;
let issuer: string;
const redirectUri = 'https://honorar.example/v2/nb/common/identity-provider';
const numbers = ['14898512097', '13097248022'];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-rest-'));
  const publicUrl = 'https://honorar.example';
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder, publicUrl, parts: ['eid'] });
  issuer = `http://127.0.0.1:${sandbox.port}/sandbox/eid`;
  const us = { clientId: 'honorar', clientSecret: 'of the sandbox', redirectUris: [redirectUri] };
  api = await productApi('portal', { eid: { ...us, issuer } });
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await sandbox?.stop();
  await rm(folder, { recursive: true });
});

const profile = {
  freelanceType: 'INDIVIDUAL',
  agreementVersion: '2026-11',
  bankAccount: { accountNumber: '86011117947', currency: 'NOK', default: true },
};

/** Every row of every table, as text. */
async function dump(): Promise<{ name: string; text: string }[]> {
  const { rows: tables } = await api.root.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  const texts = [];
  for (const { name } of tables) {
    const { rows } = await api.root.query<{ text: string | null }>(
      `select string_agg(to_jsonb(t)::text, e'\\n') as text from ${name} t`,
    );
    texts.push({ name, text: rows[0]?.text ?? '' });
  }
  return texts;
}

/** A number in its possible notations; base64 has three, depending on the preceding bytes. */
function writings(number: string): string[] {
  const bases = [0, 1, 2].map((before) =>
    Buffer.from(' '.repeat(before) + number)
      .toString('base64')
      .slice(4, -4),
  );
  return [
    number,
    `${number.slice(0, 6)} ${number.slice(6)}`,
    Buffer.from(number).toString('hex'),
    ...bases,
  ];
}

test('no table of the database contains a national number', async () => {
  const token = await signedInPerson(api, 'silje@example.no');
  const code = (await identifyAt('silje-dal', { issuer, redirectUri })).get('code')!;
  const started = { code, codeVerifier: VERIFIER, nonce: 'once', redirectUri };
  const verified = await runMutation(api, 'criiptoVerify', started, 'identity { id }', token);
  expect(verified.errors).toEqual([]);
  const make = (more: object) =>
    runMutation(
      api,
      'createFreelanceProfile',
      { attributes: { ...profile, ...more } },
      'freelanceProfile { personalNumber firstName lastName }',
      token,
    );
  expect(
    (await make({ personalNumber: numbers[1], firstName: 'Silje', lastName: 'Dal' })).errors,
  ).toEqual([{ code: 'PERSONAL_NUMBER_MISMATCH', path: 'attributes.personalNumber' }]);
  expect(await make({ personalNumber: '148985 12097', lastName: 'Vik' })).toMatchObject({
    errors: [{ code: 'IMMUTABLE', path: 'attributes.lastName' }],
  });
  // Neither number nor name is required.
  expect(await make({})).toEqual({
    freelanceProfile: {
      personalNumber: '148985*****',
      firstName: 'Silje Marie',
      lastName: 'Dal',
    },
    errors: [],
  });
  const tables = await dump();
  const named = (name: string) => tables.find((table) => table.name === name)?.text;
  expect(named('app_private.identity_numbers')).toContain('number_encrypted');
  expect(named('app_private.personal_numbers')).toContain('fingerprint');
  expect(named('app_public.audit_entries')).toContain('personal_numbers');
  for (const { name, text } of tables) {
    for (const writing of numbers.flatMap(writings)) {
      expect(text.includes(writing), `${name} holds ${writing}`).toBe(false);
    }
  }
});
