import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWords } from '#forms/words/read-words.ts';
import { wordsIn } from '#forms/words/words-in.ts';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import { type Api, createApi } from '../api/core/support/create-api.ts';
import type { Payload } from '../api/support/answer.ts';
import { createTestDatabase, type TestDatabase } from '../support/create-test-database.ts';
import { aUser, type TestUser } from '../support/fixtures/a-user.ts';
import { anOperator } from '../support/fixtures/an-operator.ts';
import { copyWithModule, type TreeCopy } from './support/copy-with-module.ts';
import { runTool } from './support/run-tool.ts';
import { watch } from './support/watch.ts';

// Goal: a module is its own files and nothing else. Method: `module/` contains a module unknown to
// the product, with two related tables, an enum, transitions with a form, lists and a subscription,
// all SQL and JSON. It is laid over a copy of the tree; the database, both APIs and the tests of
// the copy are inspected for it.

let copy: TreeCopy;
let database: TestDatabase;
let api: Api;
let admin: Api;
let kari: TestUser;

beforeAll(async () => {
  copy = await copyWithModule(join(import.meta.dirname, 'module'));
  database = await createTestDatabase(join(copy.root, 'db'));
  kari = await database.committed((tx) => aUser(tx));
  api = await serve('portal');
  admin = await serve('admin');
  await database.committed((tx) =>
    tx.query(`insert into app_public.workshops (account_id, name) values ($1, 'Ås Verksted')`, [
      kari.accountId,
    ]),
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await admin?.[Symbol.asyncDispose]();
  await database?.drop();
  if (copy) rmSync(copy.root, { recursive: true });
});

function serve(which: 'portal' | 'admin'): Promise<Api> {
  const world = { connectionString: database.authenticatorUrl };
  return createApi(world, which, {
    formsFolder: join(copy.root, 'forms/modules'),
    modulesFolder: resolve(import.meta.dirname, '../../plugins/modules'),
  });
}

async function ask<Data>(query: string, variables: object = {}) {
  const answer = await api.ask<Data>(query, variables, kari.token);
  expect(answer.errors).toBeUndefined();
  return answer.data;
}

async function createExample(title: string): Promise<string> {
  const { workshops } = await ask<{ workshops: { items: { id: string }[] } }>(
    '{ workshops { items { id } } }',
  );
  const { createRepair } = await ask<{ createRepair: Payload<{ repair: { id: string } }> }>(
    `mutation ($input: CreateRepairInput!) {
      createRepair(input: $input) { repair { id status } errors { code path } }
    }`,
    { input: { attributes: { workshopId: workshops.items[0]?.id, title } } },
  );
  expect(createRepair).toMatchObject({ repair: { status: 'OPEN' }, errors: [] });
  return createRepair.repair.id;
}

interface Finished {
  finishRepair: Payload;
}
const finish = `mutation ($input: FinishRepairInput!) {
  finishRepair(input: $input) { repair { status price } errors { code path } }
}`;

test('the module changed no existing file', () => {
  expect(copy.touched).toEqual([]);
});

test('a transition with its form is a typed mutation that refuses with codes and paths', async () => {
  const id = await createExample('En sykkel');
  const missing = await ask<Finished>(finish, { input: { id } });
  expect(missing.finishRepair.errors).toEqual([{ code: 'BLANK', path: 'price' }]);
  const first = await ask<Finished>(finish, { input: { id, price: 12_500 } });
  expect(first.finishRepair).toEqual({ repair: { status: 'FINISHED', price: 12_500 }, errors: [] });
  const again = await ask<Finished>(finish, { input: { id, price: 1 } });
  expect(again.finishRepair).toEqual({ repair: null, errors: [{ code: 'IMMUTABLE', path: '' }] });
});

test('a table is a list that searches, filters, sorts and nests', async () => {
  await createExample('Ein gåstol');
  const { repairs } = await ask<{
    repairs: { total: number; items: object[]; exportPath: string };
  }>(
    `{ repairs(filter: { search: "gastol", status: [OPEN] }, sortBy: [WORKSHOP_NAME_ASC, TITLE_DESC]) {
      total items { title workshop { name repairs { title } } } exportPath
    } }`,
  );
  expect(repairs.total).toBe(1);
  expect(repairs.items[0]).toMatchObject({
    title: 'Ein gåstol',
    workshop: { name: 'Ås Verksted' },
  });
  expect(repairs.exportPath).toMatch(/^\/export\/repairs/);
});

test('another account sees none of its rows', async () => {
  const ola = await database.committed((tx) => aUser(tx));
  const answer = await api.ask('{ repairs { total } workshops { total } }', {}, ola.token);
  expect(answer.data).toEqual({ repairs: { total: 0 }, workshops: { total: 0 } });
});

test('every change is in the audit trail, and a transition is an event', async () => {
  await createExample('Et ur');
  const rows = await database.rolledBack((tx) =>
    tx.query(
      `select a.operation, a.actor, a.user_id, e.event_type
       from app_public.repairs r
       join app_public.audit_entries a on a.row_id = r.id
       join app_public.events e on e.entity_id = r.id
       where r.title = 'Et ur'`,
    ),
  );
  expect(rows).toEqual([
    { operation: 'INSERT', actor: 'Kari Nordmann', user_id: kari.userId, event_type: 'CREATED' },
  ]);
});

test('a change of status is sent to subscribers, read again under their own policies', async () => {
  const id = await createExample('En kikkert');
  const subscription = `subscription ($id: ID) {
    repairStatusChanged(id: $id, resync: true) { event repair { title status price } }
  }`;
  const { begun: started, answer } = watch(api.url, kari.token, subscription, { id });
  await started;
  await ask(finish, { input: { id, price: 4_200 } });
  expect(await answer).toMatchObject({
    data: {
      repairStatusChanged: {
        event: 'FINISHED',
        repair: { title: 'En kikkert', status: 'FINISHED', price: 4_200 },
      },
    },
  });
});

test('operators get a resource with its transitions, and their forms in two languages', async () => {
  const operator = await database.committed((tx) => anOperator(tx, 'REVIEW'));
  const { data } = await admin.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, operator.token);
  const { catalogue } = data;
  const repairs = catalogue.resources.find((resource) => resource.name === 'repairs');
  expect(repairs).toMatchObject({
    typeName: 'Repair',
    section: 'toys',
    labelField: 'title',
    searchField: 'search',
    statusField: 'status',
  });
  const lose = repairs?.transitions.find((transition) => transition.action === 'write_off');
  expect(lose).toMatchObject({ from: 'OPEN', to: 'LOST', mutation: 'loseRepair' });
  // Operators may write how it was lost, and are granted the status as well; but the status changes
  // by transitions only.
  const writable = repairs?.fields.filter(({ updatable }) => updatable).map(({ name }) => name);
  expect(writable).toEqual(['lostBecause']);
  expect(repairs?.operations).toMatchObject({ create: null, update: 'updateRepair' });
  const inNorwegian = wordsIn(readWords('nb', ['*'], join(copy.root, 'forms')));
  const inEnglish = wordsIn(readWords('en', ['*'], join(copy.root, 'forms')));
  expect(inNorwegian.noun('repairs').many).toBe('Reparasjoner');
  expect(inNorwegian.action('loseRepair').title).toBe('Avskriv reparasjon');
  expect(inEnglish.action('loseRepair').title).toBe('Write off repair');
});

test('operators list, see and move its rows, and the audit trail names the operator', async () => {
  await createExample('Ei gryte');
  const operator = await database.committed((tx) => anOperator(tx, 'REVIEW'));
  type Found = { repairs: { totalCount: number; nodes: { id: string }[] } };
  const found = await admin.ask<Found>(
    '{ repairs(filter: { search: "GRYTE" }) { totalCount nodes { id title workshop { name } } } }',
    {},
    operator.token,
  );
  expect(found.data.repairs.totalCount).toBe(1);
  const id = found.data.repairs.nodes[0]?.id;
  const write = (patch: string) =>
    admin.ask<{ updateRepair: object }>(
      `mutation ($id: UUID!) { updateRepair(input: { id: $id, patch: { ${patch} } }) { repair { status } } }`,
      { id },
      operator.token,
    );
  expect((await write('status: LOST')).errors).toHaveLength(1);
  expect((await write('lostBecause: "Vann"')).data.updateRepair).toEqual({
    repair: { status: 'OPEN' },
  });
  const lost = await admin.ask<{ loseRepair: object }>(
    `mutation ($input: LoseRepairInput!) {
      loseRepair(input: $input) { repair { status lostBecause } errors { code path } }
    }`,
    { input: { id, reason: 'Brann' } },
    operator.token,
  );
  expect(lost.data.loseRepair).toEqual({
    repair: { status: 'LOST', lostBecause: 'Brann' },
    errors: [],
  });
  const trail = await database.rolledBack((tx) =>
    tx.query(
      `select actor, actor_kind, before ->> 'status' as before, after ->> 'status' as after
       from app_public.audit_entries where row_id = $1 and after ? 'status' and operation = 'UPDATE'`,
      [id],
    ),
  );
  expect(trail).toEqual([
    { actor: 'Drift REVIEW', actor_kind: 'OPERATOR', before: 'OPEN', after: 'LOST' },
  ]);
});

test('the tests of access, transitions and catalogue cover it by themselves', async () => {
  const folders = ['tests/db/rls', 'tests/db/transitions', 'tests/db/catalogue'];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  // Tests of the module's tables, and the rules for all tables.
  const named = '^(app_public.(repairs|workshops|spare_parts|repair_parts) |repairs |[a-z0-9-]+: )';
  const args = [...vitest, '--project', 'db', '--reporter', 'verbose', '-t', named, ...folders];
  const { code, output } = await runTool(copy.root, args);
  expect(code, output).toBe(0);
  expect(output).toContain(
    'app_public.repairs > every caller can do exactly what its access file grants',
  );
  expect(output).toContain('repairs > the owner of the account: every action in every status');
}, 300_000);
