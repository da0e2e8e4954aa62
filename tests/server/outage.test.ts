// Goal: during an outage of the database every client gets an answer that programs and proxies
// understand, none is blamed for it, and afterwards everything continues by itself.
// Method: a real server whose connection to the database is cut and restored.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signPath } from '#shared/storage/signed-path.ts';
import { type RealServer, realServer } from '../api/hostile/support/real-server.ts';
import { makeTenant, type Tenant } from '../api/hostile/support/tenant.ts';
import { type CuttableDatabase, cuttableDatabase } from '../support/cuttable-database.ts';

let server: RealServer;
let database: CuttableDatabase;
let kari: Tenant;
beforeAll(async () => {
  server = await realServer({}, async (address) => {
    database = await cuttableDatabase(address);
    return database.url;
  });
  kari = await makeTenant(server.database);
});
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  database?.close();
});

const list = '{ invoices { total } }';
const fileLink = () => signPath(server.secret, '/files/00000000-0000-7000-8000-000000000000');

async function ask(): Promise<
  Record<string, { status: number; text: string; retry: string | null }>
> {
  const query = (path: string, token: string | null) =>
    fetch(server.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        query: path === '/graphql' ? list : '{ __typename invoices { totalCount } }',
      }),
    });
  const all = {
    'the portal’s API': query('/graphql', kari.token),
    'the operators’ API': query('/admin/graphql', kari.token),
    'an event stream': query('/graphql/stream', kari.token),
    'a file': fetch(server.url + fileLink()),
  };
  const received = Object.entries(all).map(async ([name, answering]) => {
    const answer = await answering;
    const retry = answer.headers.get('retry-after');
    return [name, { status: answer.status, text: await answer.text(), retry }] as const;
  });
  return Object.fromEntries(await Promise.all(received));
}

test('503 with Retry-After during the outage, and normal answers afterwards', async () => {
  const before = await ask();
  expect(before['the portal’s API']?.status).toBe(200);
  expect(before['a file']?.status).toBe(404);

  database.cut();
  for (let time = 0; time < 2; time += 1) {
    for (const [name, { status, text, retry }] of Object.entries(await ask())) {
      expect(status, `${name}: ${text}`).toBe(503);
      expect(Number(retry), name).toBeGreaterThan(0);
      expect(text, name).not.toMatch(/ECONN|127\.0\.0\.1|Connection terminated|app_authenticator/);
    }
  }

  database.mend();
  const after = await ask();
  expect(after['the portal’s API']).toEqual(before['the portal’s API']);
  expect(after['a file']?.status).toBe(404);
});
