// Goal: a developer who follows docs/add-a-module.md to the letter has a working module.
// Method: the files of the page are laid over a copy of the tree, and users do with the module what
// the page promises.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { startSandbox } from '#sandbox/start-sandbox.ts';
import { type Api, createApi } from '../api/core/support/create-api.ts';
import type { Payload } from '../api/support/answer.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { aUser, type TestUser } from '../support/fixtures/a-user.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { inboxAt } from '../workers/support/inbox.ts';
import { copyWithModule, type TreeCopy } from './support/copy-with-module.ts';
import { readGuide } from './support/read-guide.ts';
import { runTool } from './support/run-tool.ts';

let guide: string;
let copy: TreeCopy;
let database: TestDatabase;
let portal: Api;
let admin: Api;
let kari: TestUser;

beforeAll(async () => {
  guide = await readGuide();
  copy = await copyWithModule(guide);
  database = await createTestDatabase(join(copy.root, 'db'));
  kari = await database.committed((tx) => aUser(tx));
  const world = { connectionString: database.authenticatorUrl };
  const folders = {
    formsFolder: join(copy.root, 'forms/modules'),
    modulesFolder: resolve(import.meta.dirname, '../../plugins/modules'),
  };
  portal = await createApi(world, 'portal', folders);
  admin = await createApi(world, 'admin', folders);
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
  await admin?.[Symbol.asyncDispose]();
  await database?.drop();
  for (const folder of [guide, copy?.root]) if (folder) rmSync(folder, { recursive: true });
});

const sink = (id: string) =>
  portal.ask<{ sinkBoat: Payload }>(
    `mutation ($id: ID) { sinkBoat(input: { id: $id }) { boat { status } errors { code path } } }`,
    { id },
    kari.token,
  );

test('an operator registers a boat, its owner finds it and sinks it once', async () => {
  const operator = await database.committed((tx) => anOperator(tx, 'REVIEW'));
  const made = await admin.ask(
    'mutation ($boat: BoatInput!) { createBoat(input: { boat: $boat }) { boat { status } } }',
    { boat: { accountId: kari.accountId, name: 'Ægir' } },
    operator.token,
  );
  expect(made).toEqual({ data: { createBoat: { boat: { status: 'AFLOAT' } } } });

  const list = '{ boats(filter: { search: "aegir", status: [AFLOAT] }) { total items { id } } }';
  type Boats = { boats: { total: number; items: { id: string }[] } };
  const { boats } = (await portal.ask<Boats>(list, {}, kari.token)).data;
  expect(boats.total).toBe(1);
  const id = boats.items[0]!.id;
  expect((await sink(id)).data.sinkBoat).toEqual({ boat: { status: 'SUNK' }, errors: [] });
  const again = [{ code: 'INVALID_TRANSITION', path: '' }];
  expect((await sink(id)).data.sinkBoat).toEqual({ boat: null, errors: again });
});

test('the owner of a boat is notified once that it sank', async () => {
  const folder = join(copy.root, 'mail');
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, folder });
  const work = () =>
    runTool(copy.root, ['workers/run-once.ts', 'accounts/send_mail'], {
      DATABASE_URL_WORKER: database.workerUrl,
      FILES_URL: folder,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: 'https://honorar.test',
      SMS_URL: 'http://127.0.0.1:1',
      SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    });
  try {
    for (const { code, output } of [await work(), await work()]) expect(code, output).toBe(0);
    const [owner] = await database.committed((tx) =>
      tx.query<{ email: string }>('select email from app_public.users where id = $1', [
        kari.userId,
      ]),
    );
    const [mail, ...more] = await inboxAt(`http://127.0.0.1:${sandbox.port}`).of(owner!.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Ægir er senket', language: 'nb' });
    expect(mail?.text).toContain('Ægir ligger nå på bunnen.');
    expect(mail?.links.join()).toMatch(/\/v2\/nb\/personal\/[\w-]+\/harbour\/boats\/boa_\w{26}$/);
  } finally {
    await sandbox.stop();
  }
});

test('the console offers creating a boat to those who may, and editing its status to no operator', async () => {
  const boats = async (role: 'REVIEW' | 'FINANCE') => {
    const operator = await database.committed((tx) => anOperator(tx, role));
    const { data } = await admin.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, operator.token);
    const found = data.catalogue.resources.find(({ name }) => name === 'boats');
    const status = found?.fields.find(({ name }) => name === 'status');
    return { create: found?.operations.create, typed: status?.insertable || status?.updatable };
  };
  expect(await boats('REVIEW')).toEqual({ create: 'createBoat', typed: false });
  expect(await boats('FINANCE')).toEqual({ create: null, typed: false });
});

test('another account has no such boat', async () => {
  const ola = await database.committed((tx) => aUser(tx));
  const { data } = await portal.ask('{ boats { total } }', {}, ola.token);
  expect(data).toEqual({ boats: { total: 0 } });
  const unknown = 'boa_01k0000000e008000000000000';
  expect((await sink(unknown)).data.sinkBoat.errors).toEqual([{ code: 'INVALID', path: 'id' }]);
});

test('it follows every rule of the catalogue', async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  const args = [...vitest, '--project', 'db', 'tests/db/catalogue/rules', 'tests/db/catalogue/mod'];
  const { code, output } = await runTool(copy.root, args);
  expect(code, output).toBe(0);
}, 120_000);
