// Goal: a tag declares a list; its rows with all nested rows are one statement, under the caller's
// policies.
// Method: a real API over HTTP; statements are counted in the server's own log of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { statementsOf } from './support/count-statements.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;
let ola: Member;
let people: string[];

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world);
  kari = await addMember(world);
  ola = await addMember(world);
  const { rows } = await world.root.query<{ id: string }>(
    `insert into app_public.people (account_id, name)
     select $1, name from unnest(array['Åse', 'Bjørn', 'Charlotte']) name returning id`,
    [kari.accountId],
  );
  people = rows.map(({ id }) => id);
  await world.root.query(
    `insert into app_public.projects (account_id, person_id, title, status, budget_minor, due_on, archived_at, created_at, note)
     select $1, ($2::uuid[])[1 + i % 3], 'Project ' || lpad(i::text, 3, '0'),
       (array['OPEN', 'DONE', 'DROPPED'])[1 + i % 3]::app_public.project_status, i % 10,
       '2026-01-01'::date + i, case when i % 2 = 0 then now() end, '2026-03-01'::timestamptz + i * interval '1 hour',
       case when i = 7 then '100% Økonomi_x' end
     from generate_series(1, 120) i`,
    [kari.accountId, people],
  );
  await world.root.query(
    `insert into app_public.tasks (account_id, project_id, position, title)
     select account_id, id, n, 'Task ' || n from app_public.projects, generate_series(3, 1, -1) n`,
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

interface List {
  total: number;
  items: { title: string }[];
}

async function list(args: string, fields = 'total items { title }', token = kari.token) {
  const answer = await api.ask<{ projects: List } | null>(
    `{ projects${args} { ${fields} } }`,
    {},
    token,
  );
  if (!answer.data?.projects) throw new Error(JSON.stringify(answer));
  return answer.data.projects;
}

// Requirements: B7.3
test('returns a page, the total, and nested rows in their order', async () => {
  const { total, items } = await list(
    '(perPage: 2, sortBy: [TITLE_ASC])',
    'total items { title person { name } taskCount availableActions tasks { position } account { name } }',
  );
  expect(total).toBe(120);
  expect(items).toHaveLength(2);
  expect(items[0]).toEqual({
    title: 'Project 001',
    person: { name: 'Bjørn' },
    taskCount: 3,
    availableActions: [],
    tasks: [{ position: 1 }, { position: 2 }, { position: 3 }],
    account: { name: 'Team' },
  });
});

// Requirements: A7.11, A9.9
test('clamps values out of range instead of failing', async () => {
  expect((await list('')).items).toHaveLength(25);
  expect((await list('(perPage: 0)')).items).toHaveLength(1);
  expect((await list('(perPage: 1000)')).items).toHaveLength(100);
  expect((await list('(page: -3, perPage: 100)')).items).toHaveLength(100);
  expect((await list('(page: 2, perPage: 100)')).items).toHaveLength(20);
  expect(await list('(page: 99)')).toEqual({ total: 120, items: [] });
});

test('the pages of a list with equal sort values never share a row', async () => {
  const seen = new Set<string>();
  for (let page = 1; page <= 12; page++) {
    const { items } = await list(`(page: ${page}, perPage: 10, sortBy: [BUDGET_DESC])`);
    for (const { title } of items) seen.add(title);
  }
  expect(seen.size).toBe(120);
});

test('filters by text, enum, relation, date and whether a timestamp is set', async () => {
  expect((await list('(filter: {search: "okonomi"})')).items).toEqual([{ title: 'Project 007' }]);
  expect((await list('(filter: {search: "100% ØKO"})')).total).toBe(1);
  expect((await list('(filter: {search: "%"})')).total).toBe(1);
  expect((await list('(filter: {search: "  "})')).total).toBe(120);
  expect((await list('(filter: {status: [OPEN, DONE]})')).total).toBe(80);
  expect((await list('(filter: {status: []})')).total).toBe(120);
  expect((await list('(filter: {archived: true, status: [OPEN]})')).total).toBe(20);
  expect((await list('(filter: {title: "Project 003"})')).total).toBe(1);
  expect((await list('(filter: {dueOnFrom: "2026-01-02", dueOnTo: "2026-01-03"})')).total).toBe(2);
  // Both ends are dates in Norway, where the second of March begins at 23 UTC of the first.
  const utcNow = await list('(filter: {createdAtFrom: "2026-03-02", createdAtTo: "2026-03-02"})');
  expect(utcNow.total).toBe(24);
  const person = encodeTypeId('per', people[0] ?? '');
  expect((await list(`(filter: {personId: "${person}"})`)).total).toBe(40);
  expect((await list(`(filter: {personId: "${people[0]}"})`)).total).toBe(0);
  expect((await list(`(filter: {personId: "prj_nonsense"})`)).total).toBe(0);
  expect((await list('(filter: {status: null, search: null})')).total).toBe(120);
  expect((await list('(filter: {name: "Bjørn"})')).total).toBe(40);
  expect((await list('(filter: {name: "Bjørn", status: [OPEN]})')).total).toBe(0);
});

test('searches several columns of a row, and those of the row it references', async () => {
  const found = async (search: string) => {
    const { data } = await api.ask<{ tasks: { total: number } }>(
      'query ($search: String) { tasks(filter: {search: $search}) { total } }',
      { search },
      kari.token,
    );
    return data.tasks.total;
  };
  expect(await found('PROJECT 007')).toBe(3);
  expect(await found('ask 2')).toBe(120);
  expect(await found('nowhere')).toBe(0);
});

// Requirements: A3.27
test('sorts by a column of a related row, and newest first by default', async () => {
  const { items } = await list(
    '(perPage: 100, sortBy: [PERSON_NAME_DESC, TITLE_ASC])',
    'items { person { name } title }',
  );
  expect(items[0]).toEqual({ person: { name: 'Åse' }, title: 'Project 003' });
  expect((await list('(perPage: 1)')).items).toEqual([{ title: 'Project 120' }]);
});

// Requirements: A3.28
test('sums the sortable amounts of all pages, with the filter applied', async () => {
  const sums = (args: string) => list(args, 'total sums { budget } items { title }');
  expect(await sums('(filter: {status: [OPEN, DONE]})')).toMatchObject({ sums: { budget: 360 } });
  const done = await list(
    '(perPage: 100, filter: {status: [DONE]})',
    'sums { budget } items { budget }',
  );
  expect(done).toMatchObject({ sums: { budget: 180 } });
  expect(await sums('(filter: {search: "nowhere"})')).toMatchObject({ sums: { budget: 0 } });
});

test('summary rows are included in a sum only when the filter selects them', async () => {
  const sums = (args: string) => list(args, 'total sums { budget } items { title }');
  expect(await sums('(perPage: 1)')).toMatchObject({ total: 120, sums: { budget: 360 } });
  const summaries = await sums('(filter: {status: [DROPPED]})');
  expect(summaries).toMatchObject({ total: 40, sums: { budget: 180 } });
});

test('a set-returning function makes a list with its arguments', async () => {
  const ask = (id: string, more = '') =>
    api.ask<{ assignedProjects: List }>(
      `query ($id: ID!) { assignedProjects(personId: $id ${more}) { total items { title } } }`,
      { id },
      kari.token,
    );
  const all = await ask(encodeTypeId('per', people[1] ?? ''), ', perPage: 2, sortBy: [TITLE_ASC]');
  expect(all.data.assignedProjects).toEqual({
    total: 40,
    items: [{ title: 'Project 001' }, { title: 'Project 004' }],
  });
  const some = await ask(
    encodeTypeId('per', people[1] ?? ''),
    ', keyword: "00", filter: {status: [DONE]}',
  );
  expect(some.data.assignedProjects.total).toBeGreaterThan(0);
  expect((await ask(encodeTypeId('prj', people[1] ?? ''))).data.assignedProjects).toEqual({
    total: 0,
    items: [],
  });
  expect((await ask('nonsense')).data.assignedProjects.total).toBe(0);
});

test('another account sees no rows', async () => {
  expect(await list('', 'total items { title }', ola.token)).toEqual({ total: 0, items: [] });
});

test('items with all nested rows and the total are one statement, or two that Grafast plans', async () => {
  await using compiled = await createApi(world, 'portal', { isCompiled: true });
  await using planned = await createApi(world, 'portal', { isCompiled: false });
  const data = (all: string[]) => all.filter((text) => text.includes('app_public'));
  const nested = 'items { title person { name } account { name } tasks { title } taskCount }';
  const count = async (by: Api, fields: string) =>
    data(await statementsOf(() => by.ask(`{ projects { ${fields} } }`, {}, kari.token))).length;
  expect(await count(compiled, `total ${nested}`)).toBe(1);
  expect(await count(planned, nested)).toBe(1);
  expect(await count(planned, `total ${nested}`)).toBe(2);
});

test('a list’s definition is plain data that another engine can read', () => {
  const definition = api.schema.extensions.lists?.find(({ name }) => name === 'projects');
  expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
  expect(definition).toMatchObject({
    typeName: 'Project',
    sourceName: 'projects',
    key: ['id'],
    sorts: expect.arrayContaining([
      {
        name: 'PERSON_NAME',
        column: 'name',
        isText: true,
        via: {
          on: [{ local: 'person_id', remote: 'id' }],
          schemaName: 'app_public',
          table: 'people',
        },
      },
    ]),
  });
});
