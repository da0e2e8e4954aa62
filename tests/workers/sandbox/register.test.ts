import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizations } from '#sandbox/register/organization.ts';
import { type RunningSandbox, startSandbox } from '#sandbox/start-sandbox.ts';
import { inboxAt } from '../support/inbox.ts';

let sandbox: RunningSandbox;
let api: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'honorar-register-'));
  sandbox = await startSandbox({ port: 0, smtpPort: 0, folder });
  api = `http://127.0.0.1:${sandbox.port}/sandbox/register/enhetsregisteret/api`;
});
afterAll(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true });
});

const ask = async (place: string, init?: RequestInit) => {
  const answer = await fetch(api + place, init);
  return { status: answer.status, body: await answer.json() };
};
const withStatus = (status: string) => organizations.find((one) => one.status === status)!;

test('every number has the right check digit and does not exist in reality', () => {
  for (const { number } of organizations) {
    const sum = [3, 2, 7, 6, 5, 4, 3, 2].reduce(
      (all, weight, at) => all + weight * Number(number[at]),
      0,
    );
    expect((11 - (sum % 11)) % 11, number).toBe(Number(number[8]));
    expect(number).toMatch(/^31/);
  }
  expect(new Set(organizations.map(({ number }) => number)).size).toBe(organizations.length);
});

test('a search finds names by the beginnings of their words, page by page', async () => {
  const first = await ask('/enheter?navn=barne&size=2&page=0');
  expect(first.body._embedded.enheter).toHaveLength(2);
  expect(first.body.page).toMatchObject({ size: 2, number: 0, totalPages: 2 });
  expect(first.body._links.next.href).toContain('page=1');
  const nothing = await ask('/enheter?navn=finnesikke');
  expect(nothing).toMatchObject({ status: 200, body: { page: { totalElements: 0 } } });
  expect(nothing.body).not.toHaveProperty('_embedded');
});

test.each([
  ['BANKRUPT', 'konkurs'],
  ['WINDING_UP', 'underAvvikling'],
  ['FORCED_LIQUIDATION', 'underTvangsavviklingEllerTvangsopplosning'],
])('an organisation that is %s is returned as such', async (status, mark) => {
  const { body } = await ask(`/enheter/${withStatus(status).number}`);
  expect(body[mark]).toBe(true);
});

test('a deleted organisation is found by number only, with its end date', async () => {
  const { number, name } = withStatus('DELETED');
  expect((await ask(`/enheter/${number}`)).body).toMatchObject({ slettedato: expect.any(String) });
  const { body } = await ask(`/enheter?navn=${encodeURIComponent(name)}`);
  expect(body.page.totalElements).toBe(0);
});

test('roles include the names of their holders', async () => {
  const berg = organizations.find(({ name }) => name.startsWith('BERG DESIGN'))!;
  const { body } = await ask(`/enheter/${berg.number}/roller`);
  expect(body.rollegrupper[0].roller[0].person.navn).toEqual({
    fornavn: 'Ingrid',
    etternavn: 'Berg',
  });
});

test('an invalid query is 400 and an unknown number 404', async () => {
  expect((await ask('/enheter?size=10000&page=1')).status).toBe(400);
  expect((await ask('/enheter?size=many')).status).toBe(400);
  expect((await ask('/enheter/12')).status).toBe(400);
  expect((await ask('/enheter/310001423')).status).toBe(404);
});

test('it is down for one request, or until reset', async () => {
  const headers = { 'x-sandbox-fault': 'down' };
  expect((await ask('/enheter?navn=berg', { headers })).status).toBe(503);
  expect((await ask('/enheter?navn=berg')).status).toBe(200);
  const { fault } = inboxAt(`http://127.0.0.1:${sandbox.port}`);
  await fault('register', 'down');
  expect((await ask('/enheter?navn=berg')).status).toBe(503);
  await fault('register', 'ok');
  expect((await ask('/enheter?navn=berg')).status).toBe(200);
});
