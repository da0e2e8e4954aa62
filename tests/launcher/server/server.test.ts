import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { createApp } from '#server/create-app.ts';
import { readEnv } from '#server/env.ts';
import { openStorage } from '#shared/storage/open-storage.ts';
import { signPath } from '#shared/storage/signed-path.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../support/create-test-database.ts';

const place = temporaryFolder();
const SECRET = 'the secret of this test';
const content = Buffer.from('%PDF-1.7 en kvittering');
let database: TestDatabase;
let app: FastifyInstance;
let fileId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const files = path.join(place.folder, 'files');
  await openStorage(files).put('2026/a', content);
  fileId = await withClient(database.superuserUrl, async (client) => {
    const made = await client.query(
      `insert into app_public.files (filename, content_type, byte_size, sha256, storage_key)
       values ('Kvittering "æ".pdf', 'application/pdf', $1, sha256('x'), '2026/a') returning id`,
      [content.length],
    );
    return made.rows[0].id;
  });
  const page = path.join(place.folder, 'dist/portal');
  fs.mkdirSync(path.join(page, 'assets'), { recursive: true });
  fs.writeFileSync(path.join(page, 'index.html'), '<!doctype html><title>Honorar</title>');
  fs.writeFileSync(path.join(page, 'assets/main-abc.js'), 'export {}');
  fs.writeFileSync(path.join(place.folder, 'dist/secret.txt'), 'not for you');
  app = await createApp(
    readEnv({
      DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
      SECRET,
      FILES_URL: files,
      DIST_DIR: path.join(place.folder, 'dist'),
      LOG_LEVEL: 'silent',
    }),
  );
});
afterAll(async () => {
  await app?.close();
  await database?.drop();
  place.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers });
const link = (query = {}) => signPath(SECRET, `/files/${fileId}`, query);

test('the server reports that it and its database are healthy', async () => {
  const answer = await get('/healthz');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ok: true });
});

test('every answer restricts what a page may do', async () => {
  for (const url of ['/healthz', '/v2/nb', '/nothing', '/files/1']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('a signed link returns the file, under its name', async () => {
  const answer = await get(link());
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(content);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="Kvittering ___.pdf"; filename*=UTF-8''Kvittering%20%22%C3%A6%22.pdf`,
    'content-length': String(content.length),
  });
});

test('a byte range of a file is returned on request', async () => {
  const part = await get(link(), { range: 'bytes=1-3' });
  expect(part.statusCode).toBe(206);
  expect(part.payload).toBe('PDF');
  expect(part.headers['content-range']).toBe(`bytes 1-3/${content.length}`);
  expect((await get(link(), { range: 'bytes=-9' })).payload).toBe('vittering');
  expect((await get(link(), { range: 'bytes=9999-' })).statusCode).toBe(416);
});

test('an expired, altered or missing signature returns nothing', async () => {
  const old = signPath(SECRET, `/files/${fileId}`, {}, Date.now() - 11 * 60_000);
  expect((await get(old)).statusCode).toBe(410);
  expect((await get(`/files/${fileId}`)).statusCode).toBe(404);
  expect((await get(link().replace(/.$/, '~'))).statusCode).toBe(404);
  const other = link().replace(fileId, '00000000-0000-7000-8000-000000000000');
  expect((await get(other)).statusCode).toBe(404);
});

test('a signed link to a missing file returns nothing', async () => {
  for (const id of ['00000000-0000-7000-8000-000000000000', 'nonsense', '1%20or%201']) {
    expect((await get(signPath(SECRET, `/files/${id}`))).statusCode).toBe(404);
  }
  expect((await get(link({ thumb: '1' }))).statusCode).toBe(404);
});

test('each screen of the portal is its page, and any other path is its file or 404', async () => {
  expect((await get('/')).headers.location).toBe('/v2');
  for (const url of ['/v2', '/v2/nb', '/v2/en/invoices/inv_1?tab=a']) {
    const answer = await get(url);
    expect(answer.payload).toContain('<title>Honorar');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const asset = await get('/assets/main-abc.js');
  expect(asset.headers['cache-control']).toContain('immutable');
  for (const url of ['/assets/gone.js', '/../secret.txt', '/%2e%2e/secret.txt', '/secret.txt']) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
  expect((await get('/admin/')).statusCode).toBe(503);
});

test('in development its screens redirect to Vite', async () => {
  const developed = await createApp(
    readEnv({
      DATABASE_URL_AUTHENTICATOR: database.authenticatorUrl,
      SECRET,
      FILES_URL: place.folder,
      DIST_DIR: path.join(place.folder, 'dist'),
      PORTAL_URL: 'http://localhost:1111',
      ADMIN_URL: 'http://localhost:2222',
      LOG_LEVEL: 'silent',
    }),
  );
  const location = async (url: string) => (await developed.inject(url)).headers.location;
  expect(await location('/v2/nb/link?token=a%2Fb')).toBe(
    'http://localhost:1111/v2/nb/link?token=a%2Fb',
  );
  expect(await location('/admin/#/invoices')).toBe('http://localhost:2222/admin/');
  expect(await location('//elsewhere/v2/nb')).toBeUndefined();
  await developed.close();
});

test('both APIs answer', async () => {
  for (const url of ['/graphql', '/admin/graphql']) {
    const answer = await app.inject({ method: 'POST', url, payload: { query: '{ __typename }' } });
    // The API's tests cover what a visitor may send.
    expect(answer.json().errors[0].extensions.code, url).toBe('UNAUTHORIZED');
  }
});

test('a body over the limit is refused before it is read', async () => {
  const payload = { query: 'x'.repeat(17 * 1024 * 1024) };
  const answer = await app.inject({ method: 'POST', url: '/graphql', payload });
  expect(answer.statusCode).toBe(413);
  expect(answer.payload).not.toContain('xxx');
});

test('metrics are for this machine alone', async () => {
  expect((await get('/metrics')).payload).toContain('http_request_duration_seconds');
  expect((await get('/metrics', { 'x-forwarded-for': '1.2.3.4' })).statusCode).toBe(404);
});

test('a missing variable is named', () => {
  expect(() => readEnv({})).toThrow('DATABASE_URL_AUTHENTICATOR, SECRET, FILES_URL');
});
