// Goal: a real service is not simulated besides, and a missing one has no proxy.
// Method: the processes of an installation are started as the launcher starts them, in a folder
// that contains the mail, the codes and the SMS of an earlier demo.
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refuseDemo } from '#db/demo/load-demo.ts';
import { withClient } from '#db/tools/with-client.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { freePort } from '#tools/launcher/free-port.ts';
import { type Program, type Supervised, supervise } from '#tools/launcher/process/supervise.ts';
import { programs } from '#tools/launcher/programs.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
let place: ReturnType<typeof temporaryFolder>;
let database: TestDatabase;
let ports: { port: number; sandboxPort: number; sandboxSmtpPort: number };
/**
 * Reused while its settings stay the same, since starting it costs more than all requests to it.
 */
let server: { told: Program; process: Supervised } | undefined;
let played: Supervised[] = [];
beforeAll(async () => {
  place = temporaryFolder();
  ports = {
    port: await freePort(place.folder, 'server'),
    sandboxPort: await freePort(place.folder, 'sandbox'),
    sandboxSmtpPort: await freePort(place.folder, 'sandbox-smtp'),
  };
  database = await createTestDatabase();
  const folder = path.join(place.folder, 'sandbox');
  fs.mkdirSync(path.join(folder, 'mail'), { recursive: true });
  const mail = 'X-Sandbox-To: kari@demo.no\r\nSubject: Your way in\r\n\r\nhttps://old.link/\r\n';
  fs.writeFileSync(path.join(folder, 'mail/0abcdefghijklmnop.eml'), mail);
  const sms = {
    id: '0abcdefghijklmnop',
    messageId: '1',
    from: 'H',
    to: '+4791234567',
    text: '12345',
    receivedAt: '2026-01-01T12:00:00Z',
  };
  fs.writeFileSync(path.join(folder, 'sms.jsonl'), `${JSON.stringify(sms)}\n`);
  fs.mkdirSync(path.join(place.folder, 'dist/portal'), { recursive: true });
  fs.writeFileSync(path.join(place.folder, 'dist/portal/index.html'), '<!doctype html>');
  const operators = [{ email: 'drift@demo.no', secret: 'JBSWY3DPEHPK3PXP' }];
  fs.writeFileSync(path.join(folder, 'totp.json'), JSON.stringify(operators));
});
afterEach(() => Promise.all(played.map((one) => one.stop())));
afterAll(async () => {
  await server?.process.stop();
  await database?.drop();
  place.remove();
});

const real = {
  smtpUrl: 'smtp://127.0.0.1:1',
  smsUrl: 'http://127.0.0.1:1',
  registerUrl: 'http://127.0.0.1:1',
  eidIssuer: 'http://127.0.0.1:1',
  addressesUrl: 'off',
  checksUrl: 'off',
  bankFilesUrl: 'off',
  accessPointUrl: 'off',
};
const none = {
  numberKey: '',
  smtpUrl: null,
  smsUrl: null,
  registerUrl: null,
  addressesUrl: null,
  trustProxy: null,
  checksUrl: null,
  checksSecret: null,
  bankFilesUrl: null,
  accessPointUrl: null,
  accessPointSecret: null,
  inboundMailDomain: null,
  inboundMailSecret: null,
  eidIssuer: null,
  eidClientId: 'honorar',
  eidClientSecret: 'nobody’s',
};

async function start(given: Partial<Record<keyof typeof real, string | null>>, hasDemo = false) {
  const dataFolder = place.folder;
  const all = programs({
    ...ports,
    root,
    dataFolder,
    hasDemo,
    ...none,
    ...given,
    publicUrl: `http://localhost:${ports.port}`,
    secret: 'a secret for these alone',
    filesUrl: path.join(place.folder, 'files'),
    mailFrom: null,
    smsFrom: null,
    authenticatorUrl: database.authenticatorUrl,
    workerUrl: database.workerUrl,
    databaseReplicaUrl: null,
    databasePoolerUrl: null,
    webhooks: null,
    translationsKey: null,
    addressesKey: null,
    isDevelopment: false,
    frontEnds: null,
  });
  const inherited = { ...process.env, DIST_DIR: path.join(place.folder, 'dist') };
  const run = (one: Program) => supervise(one, { root, dataFolder, inherited });
  const received = all.find(({ name }) => name === 'server');
  if (!received) throw new Error('There is no server');
  if (!isDeepStrictEqual(server?.told, received)) {
    await server?.process.stop();
    server = { told: received, process: run(received) };
  }
  played = all.filter(({ name }) => name !== 'server' && name !== 'worker').map(run);
  const url = `http://localhost:${ports.port}`;
  const well = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(well, { timeout: 60_000 }).toBe(200);
  const get = (where: string) => fetch(url + where, { redirect: 'manual' });
  return { get };
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

test('with real services only there is no sandbox, and nothing of an earlier one is shown', async () => {
  const { get } = await start(real);
  expect(played).toEqual([]);
  for (const where of [
    '',
    '/',
    '/api/messages',
    '/api/codes',
    '/api/sms',
    '/guide',
    '/codes',
    '/eid',
  ]) {
    const answer = await get(`/sandbox${where}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/kari|drift|12345/);
  }
  expect(await listens(ports.sandboxPort)).toBe(false);
  expect(await listens(ports.sandboxSmtpPort)).toBe(false);
});

test('a sandbox for SMS alone has no mail, no codes and no register', async () => {
  const { get } = await start({ ...real, smsUrl: null });
  await expect.poll(async () => (await get('/sandbox/api/sms')).status).toBe(200);
  const inbox = await (await get('/sandbox/')).text();
  expect(inbox).toContain('12345');
  expect(inbox).not.toMatch(/kari|sandbox\/(codes|register)/);
  for (const where of ['/api/messages', '/messages/0abcdefghijklmnop', '/api/codes', '/codes']) {
    expect((await get(`/sandbox${where}`)).status).toBe(404);
  }
  const company = '/sandbox/register/enhetsregisteret/api/enheter';
  expect((await get(company)).status).toBe(404);
  expect(await listens(ports.sandboxSmtpPort)).toBe(false);
});

test('the demo alone shows the codes of its operators, and no inbox', async () => {
  const { get } = await start(real, true);
  await expect.poll(async () => (await get('/sandbox/api/codes')).status).toBe(200);
  expect((await get('/sandbox/')).headers.get('location')).toBe('/sandbox/guide');
  expect((await get('/sandbox/api/messages')).status).toBe(404);
});

test('a database with people of the demo is refused in production', async () => {
  await refuseDemo(database.ownerUrl);
  await withClient(database.superuserUrl, (client) =>
    client.query(
      `insert into app_public.users (email, first_name, last_name)
       values ('drift@demo.honorar.no', 'A', 'B')`,
    ),
  );
  await expect(refuseDemo(database.ownerUrl)).rejects.toThrow('This database contains the demo');
});
