// Goal: the console's API is generated from the catalogue, and one query describes the rest.
// Method: a real API over HTTP, as an operator, as a member and as a visitor.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Catalogue } from '#plugins/core/catalogue/catalogue.ts';
import type { Payload } from '../support/answer.ts';
import { type Api, createApi } from './support/create-api.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;
let operator: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world, 'admin');
  kari = await addMember(world);
  operator = await addMember(world, 'app_operator');
  await world.root.query(
    `insert into app_public.projects (account_id, title, budget_minor)
     select $1, 'Blå ' || i, i from generate_series(1, 30) i`,
    [kari.accountId],
  );
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

async function catalogue(): Promise<Catalogue> {
  const { data } = await api.ask<{ catalogue: Catalogue }>('{ catalogue }', {}, operator.token);
  return data.catalogue;
}

test('lists with filters, search, order, total and aggregates, ids as raw uuids', async () => {
  const { data } = await api.ask<{
    projects: {
      totalCount: number;
      nodes: { id: string; budget: number; accountId: string }[];
      aggregates: { sum: { budget: string } };
    };
    empty: { totalCount: number };
  }>(
    `{ projects(first: 2, offset: 1, orderBy: [BUDGET_DESC], filter: {search: "bla", title: {includesInsensitive: "1"}}) {
      totalCount nodes { id budget accountId account { name } } aggregates { sum { budget } } }
      empty: projects(filter: {}) { totalCount } }`,
    {},
    operator.token,
  );
  expect(data.projects.totalCount).toBe(12);
  expect(data.projects.nodes.map(({ budget }) => budget)).toEqual([19, 18]);
  expect(data.projects.nodes[0]?.id).toMatch(/^[0-9a-f]{8}-/);
  expect(data.projects.nodes[0]?.accountId).toBe(kari.accountId);
  expect(data.projects.aggregates.sum.budget).toBe('167');
  expect(data.empty.totalCount).toBe(30);
});

test('creates and changes rows as the grants allow, and the schema contains nothing else', async () => {
  const made = await api.ask<{ createPerson: { person: { id: string } } }>(
    'mutation ($p: PersonInput!) { createPerson(input: {person: $p}) { person { id name } } }',
    { p: { accountId: kari.accountId, name: 'Ada' } },
    operator.token,
  );
  const { id } = made.data.createPerson.person;
  const changed = await api.ask<{ updatePerson: { person: { name: string } } }>(
    'mutation ($id: UUID!) { updatePerson(input: {id: $id, patch: {name: "Ada L."}}) { person { name } } }',
    { id },
    operator.token,
  );
  expect(changed.data.updatePerson.person.name).toBe('Ada L.');
  const mutations = Object.keys(api.schema.getMutationType()?.getFields() ?? {});
  expect(mutations.sort()).toEqual([
    'closeProject',
    'createPerson',
    'deleteAttachment',
    'deleteTask',
    'updatePerson',
    'updateProject',
  ]);
});

test('searches also the parent of a row', async () => {
  await world.root.query(
    `insert into app_public.tasks (account_id, project_id, position, title)
     select account_id, id, 1, 'rydde' from app_public.projects where title in ('Blå 7', 'Blå 8')`,
  );
  const find = async (search: string) => {
    const { data } = await api.ask<{ tasks: { nodes: object[] } }>(
      'query ($search: String) { tasks(filter: {search: $search}) { nodes { heading project { title } } } }',
      { search },
      operator.token,
    );
    return data.tasks.nodes;
  };
  expect(await find('bla 7')).toEqual([{ heading: '1. rydde', project: { title: 'Blå 7' } }]);
  expect(await find('rydd')).toHaveLength(2);
  expect(await find('bla%')).toHaveLength(0);
});

test('the catalogue omits what the policies refuse to this operator', async () => {
  const { resources } = await catalogue();
  const operations = (name: string) => resources.find((one) => one.name === name)?.operations;
  // Granted to all operators, but its policy requires FINANCE.
  expect(operations('attachments')?.delete).toBeNull();
  // Its policy depends on the row, so only an attempt can tell.
  expect(operations('tasks')?.delete).toBe('deleteTask');
  expect(resources.find(({ name }) => name === 'tasks')?.labelField).toBe('heading');
});

test('a refusal of a database constraint is returned with code and field', async () => {
  const create =
    'mutation ($p: PersonInput!) { createPerson(input: {person: $p}) { person { id } } }';
  const person = { accountId: '01900000-0000-7000-8000-000000000000', name: 'Nobody' };
  const { errors } = await api.ask(create, { p: person }, operator.token);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', path: 'accountId' });
  const visitor = await api.ask(create, { p: person });
  expect(visitor.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED' });
});

test('transitions take raw uuids', async () => {
  const { rows } = await world.root.query('select id from app_public.projects limit 1');
  const close =
    'mutation ($id: ID) { closeProject(input: {id: $id}) { project { status } errors { code path } } }';
  const run = (id: string) => api.ask<{ closeProject: Payload }>(close, { id }, operator.token);
  const done = await run(rows[0].id);
  expect(done.data.closeProject).toEqual({ project: { status: 'DONE' }, errors: [] });
  const again = await run(rows[0].id);
  expect(again.data.closeProject.errors).toEqual([{ code: 'INVALID_TRANSITION', path: 'id' }]);
  const forged = await run('nonsense');
  expect(forged.data.closeProject.errors).toEqual([{ code: 'INVALID', path: 'id' }]);
});

test('members and visitors read nothing from the catalogue', async () => {
  for (const token of [null, kari.token]) {
    const { data, errors } = await api.ask('{ catalogue }', {}, token);
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHORIZED');
  }
});

test('the catalogue describes tables, fields, relations and writable fields', async () => {
  const { resources, enums } = await catalogue();
  const projects = resources.find(({ name }) => name === 'projects');
  expect(projects).toMatchObject({
    table: 'projects',
    typeName: 'Project',
    section: 'work',
    labelField: 'title',
    searchField: 'search',
    statusField: 'status',
    operations: {
      list: 'projects',
      one: 'project',
      create: null,
      update: 'updateProject',
      updateInput: 'UpdateProjectInput',
      delete: null,
      deleteInput: null,
      rowKey: 'project',
    },
    transitions: [
      { action: 'create', from: null, to: 'OPEN', mutation: null },
      { action: 'close', from: 'OPEN', to: 'DONE', mutation: 'closeProject' },
    ],
  });
  const field = (name: string) => projects?.fields.find((one) => one.name === name);
  expect(field('budget')).toMatchObject({
    kind: 'money',
    column: 'budget_minor',
    sortAsc: 'BUDGET_ASC',
    summable: true,
    updatable: false,
  });
  expect(field('note')).toMatchObject({
    kind: 'text',
    updatable: true,
    insertable: false,
    required: false,
  });
  expect(field('personId')).toMatchObject({
    kind: 'reference',
    reference: { resource: 'people', field: 'person' },
  });
  expect(field('briefFileId')).toMatchObject({ kind: 'file', reference: { field: 'briefFile' } });
  expect(field('status')).toMatchObject({
    kind: 'enum',
    enumName: 'ProjectStatus',
    defaultValue: 'OPEN',
  });
  expect(field('createdAt')).toMatchObject({ hasDefault: true, defaultValue: null });
  expect(field('labels')).toMatchObject({ isList: true });
  expect(field('taskCount')).toMatchObject({
    computed: true,
    kind: 'integer',
    sortAsc: 'TASK_COUNT_ASC',
  });
  expect(field('place')?.parts?.map(({ name }) => name)).toEqual([
    'line1',
    'postalCode',
    'latitude',
  ]);
  expect(field('title')?.summable).toBe(false);
  expect(field('secret')).toBeUndefined();
  const files = resources.find(({ table }) => table === 'files');
  expect(files?.links.sort()).toEqual(['downloadPath', 'thumbPath']);
  expect(projects?.links).toEqual([]);
  expect(projects?.backward).toEqual([
    { field: 'tasks', resource: 'tasks', target: 'projectId', unique: false },
  ]);
  expect(
    enums.find(({ name }) => name === 'ProjectStatus')?.values.map(({ value }) => value),
  ).toEqual(['OPEN', 'DONE', 'DROPPED']);
});

test('every name in the catalogue exists in the schema', async () => {
  const { resources, mutations } = await catalogue();
  const names = new Set(resources.map(({ name }) => name));
  for (const { operations, fields, backward } of resources) {
    for (const one of [operations.list, operations.one]) {
      expect(api.schema.getQueryType()?.getFields()[one ?? '']).toBeDefined();
    }
    for (const { reference } of fields) if (reference) expect(names).toContain(reference.resource);
    for (const { resource } of backward) expect(names).toContain(resource);
  }
  expect(mutations).toMatchObject([
    {
      name: 'closeProject',
      module: 'projects',
      inputType: 'CloseProjectInput',
      payloadField: 'project',
      payloadType: 'Project',
    },
  ]);
});
