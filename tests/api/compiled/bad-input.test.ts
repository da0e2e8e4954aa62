// Goal: compiled operations answer odd, hostile or broken requests as Grafast does.
// Method: two APIs on the small database of the platform's tests, one of them without compiled
// statements.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type GraphQLObjectType, parse } from 'grafast/graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileOperation } from '#plugins/core/compiled/compile-operation.ts';
import { NotCompiled } from '#plugins/core/compiled/text.ts';
import { statementsOf } from '../core/support/count-statements.ts';
import { type Api, createApi } from '../core/support/create-api.ts';
import { addMember, createWorld, type Member, type World } from '../core/support/create-world.ts';
import { post } from '../hostile/support/post.ts';

const removed = 'query Gone { projects { items { forgotten } } }';

let folder: string;
let world: World;
let compiled: Api;
let planned: Api;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    alter table app_public.projects add column brief text default 'b';
    create function app_public.projects_slow(project app_public.projects) returns int language plpgsql stable as
      $$ begin raise exception 'cancelled' using errcode = '57014'; end $$;
    create function app_public.projects_missing(project app_public.projects) returns int language sql stable as
      $$ select null::int $$;
    comment on function app_public.projects_missing is '@notNull';
    grant execute on function app_public.projects_slow, app_public.projects_missing to app_user;
    create function app_hidden.raise_on(text) returns boolean language plpgsql stable as
      $$ begin if $1 = 'Raise' then raise exception 'the secret of a policy'; end if; return true; end $$;
    grant execute on function app_hidden.raise_on to app_user;
    create policy "raises" on app_public.tasks as restrictive to app_user using (app_hidden.raise_on(title));`);
  folder = await mkdtemp(path.join(tmpdir(), 'compiled-'));
  const operationsFile = path.join(folder, 'operations.json');
  await writeFile(operationsFile, JSON.stringify({ older: removed }));
  compiled = await createApi(world, 'portal', { operationsFile, isCompiled: true });
  planned = await createApi(world, 'portal', { operationsFile, isCompiled: false });
  kari = await addMember(world);
  await world.root.query(
    `insert into app_public.projects (account_id, title, status, budget_minor)
     select $1, 'P' || i, 'OPEN', i from generate_series(1, 3) i`,
    [kari.accountId],
  );
});
afterAll(async () => {
  await compiled?.[Symbol.asyncDispose]();
  await planned?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const steady = (text: string) => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>');

/** The answer of both APIs, which is the same. */
async function answerTo(body: unknown): Promise<string> {
  const one = await post(compiled.url, body, kari.token);
  const other = await post(planned.url, body, kari.token);
  expect({ status: one.status, text: steady(one.text) }).toEqual({
    status: other.status,
    text: steady(other.text),
  });
  return one.text;
}

const isCompiled = (query: string) =>
  !(compileOperation(compiled.schema, parse(query)) instanceof NotCompiled);

test('a query of known fields is one statement, and is not planned', async () => {
  const query = '{ projects { total items { id title person { name } tasks { position } } } }';
  const sent = await statementsOf(() => compiled.ask(query, {}, kari.token));
  expect(sent.filter((text) => text.includes('app_public')).length).toBe(1);
  expect(sent.filter((text) => text.endsWith(' as answer')).length).toBe(1);
  await answerTo({ query });
});

test('a persisted operation of another version is unknown, or refused by validation', async () => {
  expect(await answerTo({ documentId: 'of another version' })).toContain(
    'There is no such operation',
  );
  expect(await answerTo({ documentId: 'older' })).toContain('Cannot query field');
});

test('ten thousand values of one filter are one parameter of the statement', async () => {
  const query =
    'query ($status: [ProjectStatus!]) { projects(filter: { status: $status }) { total } }';
  const status = Array.from({ length: 10_000 }, (_, i) => (i % 2 ? 'OPEN' : 'DONE'));
  expect(await answerTo({ query, variables: { status } })).toContain('"total":3');
});

test.each(['a\u0000b', '\ud800', '\udfff.'])(
  'a text that cannot be stored is refused',
  async (text) => {
    const query = 'query ($s: String) { projects(filter: { search: $s }) { total } }';
    expect(await answerTo({ query, variables: { s: text } })).toContain('"INVALID"');
  },
);

test('a statement that was compiled for other variables is not used', async () => {
  const query =
    'query ($page: Int, $perPage: Int) { projects(page: $page, perPage: $perPage) { total items { title } } }';
  const given = ['{}', '{"perPage":1}', '{"page":2,"perPage":1}', '{"page":null}', '{"page":-0}'];
  const odd = ['{"page":1e999}', '{"page":1.5}', '{"page":"1"}', '{"perPage":1,"page":3}'];
  for (const variables of [...given, ...odd, ...given, ...odd]) {
    await answerTo(`{"query":${JSON.stringify(query)},"variables":${variables}}`);
  }
});

test.each(['a\u0000b', '\ud800', 'prj_\u0000', '%', '', 'x'.repeat(2_000)])(
  'an impossible id returns no row',
  async (id) => {
    const query = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await answerTo({ query, variables: { id } })).toBe('{"data":{"node":null}}');
    const both =
      'query ($id: ID!, $s: String) { node(id: $id) { id } projects(filter: { search: $s }) { total } }';
    expect(await answerTo({ query: both, variables: { id, s: '\u0000' } })).toContain('"INVALID"');
  },
);

test('a rejected value and an invalid document are answered alike', async () => {
  const query = 'query ($day: Date) { projects(filter: { dueOnFrom: $day }) { total } }';
  expect(await answerTo({ query, variables: { day: 'soon' } })).toContain('errors');
  await answerTo({ query, variables: { day: 7 } });
  await answerTo({ query: '{ projects { items { title title: note } } }' });
  await answerTo({
    query: 'query ($if: Boolean!) { projects { total @include(if: $if) } }',
    variables: { if: false },
  });
});

test('a document with conditions is compiled for each combination of them, up to a limit', async () => {
  const names = ['a', 'b', 'c'];
  const query = `query (${names.map((name) => `$${name}: Boolean!`)}) {
    projects { total @include(if: $a) items @skip(if: $b) { id title @include(if: $c) @skip(if: false) } } }`;
  expect(isCompiled(query)).toBe(true);
  const ways = Array.from({ length: 8 }, (_, face) =>
    Object.fromEntries(names.map((name, bit) => [name, (face & (1 << bit)) !== 0])),
  );
  for (const variables of ways) await answerTo({ query, variables });
  const sent = await statementsOf(async () => {
    for (const variables of ways) await compiled.ask(query, variables, kari.token);
  });
  expect(sent.filter((text) => text.endsWith(' as answer')).length).toBe(4);
  await answerTo({
    query: 'query ($no: Boolean!) { projects @include(if: $no) { total } }',
    variables: { no: false },
  });
  await answerTo({
    query: 'query ($no: Boolean!) { projects @include(if: $no) { total } }',
    variables: {},
  });
  await answerTo({ query: 'query ($no: Boolean = null) { projects { total @include(if: $no) } }' });
});

test('an amount beyond 2^53 is an error, and so is null in a non-null field', async () => {
  await world.root.query(
    `insert into app_public.projects (account_id, title, budget_minor) values ($1, 'Large', 9007199254740993)`,
    [kari.accountId],
  );
  const query = '{ projects { items { title budget } } }';
  expect(isCompiled(query)).toBe(true);
  expect(await answerTo({ query })).toContain('errors');
  expect(await answerTo({ query: '{ projects(perPage: 1) { items { missing } } }' })).toContain(
    'errors',
  );
  await world.root.query(`delete from app_public.projects where title = 'Large'`);
});

test('a policy that raises reveals nothing, and other rows are answered', async () => {
  const query = '{ projects { items { title tasks { title } } } }';
  await world.root.query(
    `insert into app_public.tasks (account_id, project_id, position, title)
     select account_id, id, 1, 'Raise' from app_public.projects where title = 'P2'`,
  );
  const text = await answerTo({ query });
  expect(text).toContain('INTERNAL');
  expect(text).not.toContain('secret');
  await world.root.query('delete from app_public.tasks');
  expect(await answerTo({ query })).toContain('"tasks":[]');
});

test('a statement that timed out is not sent again', async () => {
  const query = '{ projects { items { slow } } }';
  const sent = await statementsOf(() => compiled.ask(query, {}, kari.token));
  expect(sent.filter((text) => text.includes('projects_slow')).length).toBe(1);
  const { data, errors } = await post(compiled.url, { query }, kari.token);
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ path: ['projects'], extensions: { code: 'INTERNAL' } }]);
});

test('a field whose plan was changed after it was marked is left to Grafast', () => {
  const query = '{ projects { items { title } } }';
  const field = (compiled.schema.getType('Project') as GraphQLObjectType).getFields().title!;
  const before = field.extensions;
  expect(isCompiled(query)).toBe(true);
  field.extensions = { ...before, grafast: { plan: () => null } };
  expect(isCompiled(query)).toBe(false);
  field.extensions = before;
});

test('a column that is dropped while the API runs is an error', async () => {
  const query = '{ projects { items { brief } } }';
  expect(await answerTo({ query })).toContain('"brief":"b"');
  await world.root.query('alter table app_public.projects drop column brief');
  expect(await answerTo({ query })).toContain('INTERNAL');
  expect(await answerTo({ query: '{ projects { items { title } } }' })).toContain('"title"');
});
