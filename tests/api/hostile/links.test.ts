// Goal: a signed link returns what it was made for while it is valid, and nothing else; an export
// ends with the session that requested it, and contains no formula.
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPath } from '#shared/storage/signed-path.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { type RealServer, realServer } from './support/real-server.ts';
import { tellsNothing } from './support/tells-nothing.ts';
import { makeTenant, type Tenant } from './support/tenant.ts';

let server: RealServer;
let kari: Tenant;
let mallory: Tenant;

beforeAll(async () => {
  server = await realServer();
  kari = await makeTenant(server.database);
  mallory = await makeTenant(server.database);
});
afterAll(() => server?.[Symbol.asyncDispose]());

async function get(link: string) {
  const response = await fetch(server.url + link, { redirect: 'manual' });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes, text: bytes.toString() };
}

interface Linked {
  exportPath: string;
}

async function exportLink(token: string, list = 'invoices', format = 'CSV', filter = '') {
  const text = `{ ${list}${filter} { exportPath(format: ${format}) } }`;
  const answer = await server.portal<Record<string, Linked>>(text, {}, token);
  return answer.data[list]!.exportPath;
}

const freshToken = (of: Tenant) =>
  server.database.committed(async (tx) => (await signIn(tx, of.userId, of.accountId)).token);

test('an export contains the rows of its own account only, and is not stored', async () => {
  const answer = await get(await exportLink(kari.token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="invoices \d/);
  expect(answer.text.trim().split('\n')).toHaveLength(3);
});

test('an export is in the language of the screen that requested it, also its name', async () => {
  const inLanguage = async (language: string) => {
    const answered = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: `Bearer ${kari.token}`,
      },
      body: JSON.stringify({ query: '{ creditNotes { exportPath(format: CSV) } }' }),
    });
    const { data } = await answered.json();
    const { headers, text } = await get(data.creditNotes.exportPath);
    const [, name] =
      /filename="([^"]+) \d{4}-/.exec(headers.get('content-disposition') ?? '') ?? [];
    const [headings = ''] = text.split('\r\n');
    return [name, headings.includes('Client'), headings.includes('Kunde')];
  };
  expect(await inLanguage('en')).toEqual(['Credit notes', true, false]);
  expect(await inLanguage('nb')).toEqual(['Kreditnotaer', false, true]);
  expect(await inLanguage('en-GB,en;q=0.9')).toEqual(['creditNotes', false, true]);
});

test('a filter with another tenant’s client exports nothing', async () => {
  const link = await exportLink(
    mallory.token,
    'invoices',
    'CSV',
    `(filter: {clientId: "${kari.ids.client}"})`,
  );
  expect((await get(link)).text.trim().split('\n')).toHaveLength(1);
});

test('an altered link returns nothing: another list, another query, another expiry, no signature', async () => {
  const link = await exportLink(kari.token);
  const q = (name: string, value: string) =>
    link.replace(new RegExp(`${name}=[^&]+`), `${name}=${value}`);
  const everything = Buffer.from(JSON.stringify({ session: null })).toString('base64url');
  const altered = [
    link.replace('invoices.csv', 'clients.csv'),
    link.replace('.csv', '.xlsx'),
    q('q', everything),
    q('expires', '9999999999'),
    q('signature', ''),
    q('signature', 'x'.repeat(43)),
    link.replace(/&signature=.*/, ''),
    `${link}&signature=x`,
    `${link}&q=${everything}`,
    `${link}%00`,
    link.replace('/export/', '/export/../export/').replace('invoices', '..%2Finvoices'),
  ];
  for (const one of altered) expect((await get(one)).status, one).toBe(404);
});

test('an expired link is reported as expired, and a link signed with another secret is invalid', async () => {
  const old = signPath(server.secret, '/export/invoices.csv', { q: 'e30' }, Date.now() - 601_000);
  expect((await get(old)).status).toBe(410);
  const forged = signPath('another secret', '/export/invoices.csv', { q: 'e30' });
  expect((await get(forged)).status).toBe(404);
});

test('a link to a file does not open an export, nor the reverse', async () => {
  const link = await exportLink(kari.token);
  expect(
    (await get(link.replace('/export/invoices.csv', `/files/${kari.raw.receipt}`))).status,
  ).toBe(404);
});

test('a signed link with a broken query reveals nothing', async () => {
  const queries = ['', 'AAAA', 'bnVsbA', 'MQ', 'W10', 'eyJzZXNzaW9uIjoxfQ', 'eyJzZXNzaW9uIjoiIn0'];
  const texts = [
    '{"session":null,"filter":{"createdAtFrom":"0000-00-00"}}',
    '{"session":null,"sortBy":1}',
  ];
  const all = [...queries, ...texts.map((text) => Buffer.from(text).toString('base64url'))];
  for (const q of all) {
    const answer = await get(signPath(server.secret, '/export/invoices.csv', { q })).catch(
      () => null,
    );
    if (answer) tellsNothing(answer.text);
  }
  expect((await get('/healthz')).status).toBe(200);
});

test('after log-out, and after a block, the link of the session is invalid', async () => {
  const token = await freshToken(kari);
  const link = await exportLink(token);
  expect((await get(link)).status).toBe(200);
  await server.portal('mutation { destroySession(input: {}) { errors { code } } }', {}, token);
  expect((await get(link)).status).toBe(404);

  const other = await exportLink(mallory.token);
  const block = (moment: string) =>
    server.database.committed((tx) =>
      tx.query(`update app_public.users set blocked_at = ${moment} where id = $1`, [
        mallory.userId,
      ]),
    );
  await block('now()');
  expect((await get(other)).status).toBe(404);
  await block('null');
});

test.each(['=cmd|/c calc!A1', '+1+1', '-1+1', '@SUM(1)', '＝1+1'])(
  'a client called %j is not a formula in an export',
  async (name) => {
    await server.database.committed((tx) =>
      tx.query('update app_public.clients set name = $1 where id = $2', [name, kari.raw.client]),
    );
    const csv = (await get(await exportLink(kari.token, 'invoices'))).text;
    const cells = csv.match(/"(?:[^"]|"")*"|[^;\r\n]+/g) ?? [];
    const own = cells.filter((cell) => cell.includes(name.trim()));
    expect(own.length).toBeGreaterThan(0);
    for (const cell of own) expect(cell.replace(/^"/, '')).toMatch(/^'/);

    const { bytes } = await get(await exportLink(kari.token, 'invoices', 'XLSX'));
    const worksheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(worksheet).not.toContain('<f>');
    expect(worksheet).toContain('t="inlineStr"');
  },
);

test('a name cannot break out of a workbook', async () => {
  await server.database.committed((tx) =>
    tx.query('update app_public.clients set name = $1 where id = $2', [
      `</t></is></c><c><f>1+1</f></c>"&\uffff`,
      kari.raw.client,
    ]),
  );
  const { bytes } = await get(await exportLink(kari.token, 'invoices', 'XLSX'));
  const worksheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
  expect(worksheet).not.toContain('<f>');
  expect(worksheet).not.toContain('\uffff');
});

test('a client that disconnects midway leaves no connection open', async () => {
  const link = await exportLink(kari.token);
  for (let i = 0; i < 5; i++) {
    const stop = new AbortController();
    const reading = fetch(server.url + link, { signal: stop.signal }).catch(() => null);
    stop.abort();
    await reading;
  }
  // Answered after those that disconnected, so they have started by now.
  await get(await exportLink(kari.token));
  const open = () =>
    server.database.rolledBack((tx) =>
      tx.query(
        `select from pg_stat_activity where datname = current_database()
         and state = 'idle in transaction' and pid <> pg_backend_pid()`,
      ),
    );
  await expect.poll(open).toEqual([]);
});

test('waiting exports use three connections per address, and other addresses have their own', async () => {
  const behind = await realServer({ TRUST_PROXY: '127.0.0.1' });
  const tenant = await makeTenant(behind.database);
  const text = '{ invoices { exportPath(format: CSV) } }';
  const answer = await behind.portal<{ invoices: Linked }>(text, {}, tenant.token);
  const link = answer.data.invoices.exportPath;
  const from = (address: string) =>
    fetch(behind.url + link, { headers: { 'x-forwarded-for': address } });
  const waiting = () =>
    behind.database
      .rolledBack((tx) =>
        tx.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      )
      .then((rows) => rows.length);
  const [locked, freed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stored = behind.database.committed(async (tx) => {
    await tx.query('lock table app_public.invoices in access exclusive mode');
    locked.resolve();
    await freed.promise;
  });
  await locked.promise;
  const running = Array.from({ length: 3 }, () => from('192.0.2.1'));
  await expect.poll(waiting).toBe(3);
  expect((await from('192.0.2.1')).status).toBe(429);
  running.push(...['2', '2', '2', '3', '3', '3', '4'].map((n) => from(`192.0.2.${n}`)));
  await expect.poll(waiting).toBe(10);
  expect((await from('192.0.2.5')).status).toBe(429);
  freed.resolve();
  await stored;
  const answers = await Promise.all(running.map(async (one) => (await one).text()));
  for (const answer of answers) expect(answer.trim().split('\n')).toHaveLength(3);
  await expect.poll(async () => (await from('192.0.2.1')).status).toBe(200);
  await behind[Symbol.asyncDispose]();
});
