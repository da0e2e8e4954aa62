// Goal: programs with the key read the product's current texts, and others cannot; the portal's
// page contains the texts that operators changed. Method: the real server over HTTP, and operators'
// texts written into its database.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { actor } from '../support/actor.ts';

const key = 'a-key-that-is-long-enough-to-be-none-that-one-guesses';
const address = '/translations/honorar/latest/nb/common';
const keyed = { authorization: `Bearer ${key}` };
const files = [
  { language: 'NB', module: 'app', namespace: 'app', key: 'logOut', text: 'Logg ut' },
  { language: 'EN', module: 'app', namespace: 'app', key: 'logOut', text: 'Log out' },
  {
    language: 'NB',
    module: 'core',
    namespace: 'words',
    key: 'errors/BLANK',
    text: '{{path}} mangler',
  },
  { language: 'NB', module: 'core', namespace: 'words', key: 'fields/*/name', text: 'Navn' },
];

let server: RealServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-texts-'));
  await mkdir(path.join(folder, 'portal'));
  await writeFile(
    path.join(folder, 'portal/index.html'),
    '<!doctype html><html lang="nb"><p></p></html>',
  );
  server = await realServer({ TRANSLATIONS_KEY: key, DIST_DIR: folder });
  await asOwner('select app_private.store_texts($1)', [JSON.stringify(files)]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const asOwner = (statement: string, values: unknown[]) =>
  server.database.committed((tx) =>
    tx.as(actor.databaseOwner, (client) => client.query(statement, values)),
  );

const say = (stated: string | null) =>
  server.database.committed((tx) =>
    tx.as(actor.operator('ADMIN'), (client) =>
      client.query(`update app_public.texts set override_text = $1 where key = 'errors/BLANK'`, [
        stated,
      ]),
    ),
  );

const ask = (where = address, headers: Record<string, string> = keyed) =>
  fetch(server.url + where, { headers });

const post = (body: unknown, headers: Record<string, string> = keyed) =>
  fetch(server.url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

// Requirements: A7.54
test('all texts of a language under their module’s name, by the key of the project', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual({
    app: { logOut: 'Logg ut' },
    core: { words: { errors: { BLANK: '{{path}} mangler' }, fields: { '*': { name: 'Navn' } } } },
  });
  expect(await (await ask(address.replace('nb', 'en'))).json()).toEqual({
    app: { logOut: 'Log out' },
  });
});

test('an unchanged text is not sent again, until an operator changes it', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  const again = () => ask(address, { ...keyed, 'if-none-match': etag });
  expect((await again()).status).toBe(304);
  await say('Du må fylle ut {{path}}');
  const changed = await again();
  expect(changed.status).toBe(200);
  expect(await changed.json()).toMatchObject({
    core: { words: { errors: { BLANK: 'Du må fylle ut {{path}}' } } },
  });
  await say(null);
  expect((await again()).status).toBe(304);
});

// Requirements: A7.56
test.each([
  ['no key', {}],
  ['another key', { authorization: 'Bearer another' }],
  ['half of the key', { authorization: `Bearer ${key.slice(0, -1)}` }],
  ['the key without its scheme', { authorization: key }],
])('with %s nothing is returned', async (_what, headers: Record<string, string>) => {
  for (const answer of [await ask(address, headers), await post({ 'app.gone': '' }, headers)]) {
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test.each([
  'other/latest/nb/common',
  'honorar/v2/nb/common',
  'honorar/latest/sv/common',
  'honorar/latest/constructor/common',
  'honorar/latest/nb/invoicing',
  'honorar/latest/nb/..%2Fcommon',
])('/translations/%s does not exist', async (where) => {
  expect((await ask(`/translations/${where}`)).status).toBe(404);
});

// Requirements: A7.55
test('missing keys reported by a program are recorded; an invalid list of keys is refused', async () => {
  const answer = await post({ 'app.gone': 'Borte', 'app.logOut': 'Logg ut' });
  expect([answer.status, await answer.json()]).toEqual([200, { missing: 1 }]);
  const many = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`app.x${at}`, '']));
  for (const body of [{}, [], null, 'app.gone', many, { ['x'.repeat(301)]: '' }]) {
    expect((await post(body)).status, JSON.stringify(body)?.slice(0, 40)).toBe(400);
  }
  expect((await post({ 'app.big': 'x'.repeat(100_000) })).status).toBe(413);
});

test('the portal’s page has changed texts within a second, as text alone', async () => {
  const borne = async () => {
    const page = await (await fetch(`${server.url}/v2/nb`)).text();
    const [, text = ''] = /<html data-texts="([^"]*)" lang="nb">/.exec(page) ?? [];
    return JSON.parse(
      text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    );
  };
  expect(await borne()).toEqual({});
  await say(`"{{path}}" mangler & 'må' fylles ut`);
  await expect
    .poll(borne)
    .toEqual({ nb: { errors: { BLANK: `"{{path}}" mangler & 'må' fylles ut` } } });
  await say(null);
});

test('without a key the address does not exist, and a key that can be guessed is refused', async () => {
  await using without = await realServer({ DIST_DIR: folder });
  expect((await fetch(without.url + address, { headers: keyed })).status).toBe(404);
  for (const unfit of ['short', 'long enough but with spaces in between']) {
    expect(() => readEnv({ TRANSLATIONS_KEY: unfit })).toThrow('TRANSLATIONS_KEY');
  }
});
