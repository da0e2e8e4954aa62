// Goal: a mutation in an unusual document, with unusual values or one that fails has the answer and
// the effect that it has by Grafast.
// Method: two APIs on the small database of the platform's tests; each gets the same requests for a
// project of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import { statementsOf } from '../core/support/count-statements.ts';
import { type Api, createApi } from '../core/support/create-api.ts';
import { addMember, createWorld, type Member, type World } from '../core/support/create-world.ts';
import { post } from '../hostile/support/post.ts';

let world: World;
let compiled: Api;
let planned: Api;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  await world.root.query(`
    create function app_private.fail() returns trigger language plpgsql security definer as $$ begin
      if new.note = 'end' then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(1);
      end if;
      raise exception 'the secret of a trigger' using errcode = new.note;
    end $$;
    create trigger fail before update on app_public.projects for each row
      when (new.title = 'Fails') execute function app_private.fail();
    create function app_public.projects_read(project app_public.projects) returns int language plpgsql stable as $$ begin
      raise exception 'cancelled' using errcode = '57014';
    end $$;
    grant execute on function app_public.projects_read to app_user;`);
  compiled = await createApi(world, 'portal', { isOpen: true, isCompiled: true });
  planned = await createApi(world, 'portal', { isOpen: true, isCompiled: false });
  kari = await addMember(world);
});
afterAll(async () => {
  await compiled?.[Symbol.asyncDispose]();
  await planned?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

type Project = { id: string; uuid: string };

async function makeProject(): Promise<Project> {
  const { rows } = await world.root.query<{ id: string }>(
    `insert into app_public.projects (account_id, title) values ($1, 'Before') returning id`,
    [kari.accountId],
  );
  const uuid = rows[0]!.id;
  return { uuid, id: encodeTypeId('prj', uuid) };
}

/** The answer of one API to a request for a new project, and the resulting state. */
async function outcomeOf({ url }: Api, bodyOf: (project: Project) => unknown) {
  const project = await makeProject();
  const { status, text } = await post(url, bodyOf(project), kari.token);
  const { rows } = await world.root.query(
    'select title, note from app_public.projects where id = $1',
    [project.uuid],
  );
  const random = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  return { status, text: text.replaceAll(project.id, '<id>').replace(random, '<random>'), rows };
}

/** The outcome of both APIs, which is the same: for a new document, and for a known one. */
async function sameOutcome(bodyOf: (project: Project) => unknown) {
  const first = await outcomeOf(compiled, bodyOf);
  expect(first).toEqual(await outcomeOf(planned, bodyOf));
  const again = await outcomeOf(compiled, bodyOf);
  expect(again).toEqual(await outcomeOf(planned, bodyOf));
  return again;
}

const head = 'mutation ($input: UpdateProjectInput!)';
const update = 'updateProject(input: $input) { project { id title note } errors { code path } }';
const skipped = 'touch(input: {}) @skip(if: true) { errors { code } }';

const documents = [
  ['a field', `${head} { ${update} }`],
  ['an aliased field', `${head} { a: ${update} }`],
  ['a field named like a property of every object', `${head} { constructor: ${update} }`],
  ['a fragment', `${head} { ...F } fragment F on Mutation { ${update} }`],
  ['a fragment twice', `${head} { ...F ...F } fragment F on Mutation { ${update} }`],
  ['an inline fragment', `${head} { ... on Mutation { ${update} } }`],
  ['a conditional fragment', `${head} { ... @include(if: true) { ${update} } }`],
  ['a field before it that is skipped', `${head} { ${skipped} ${update} }`],
  ['a field after it that is skipped', `${head} { ${update} ${skipped} }`],
  ['a field that is included', `${head} { ${update.replace('{', '@include(if: true) {')} }`],
  ['a field that is skipped', `${head} { ${update.replace('{', '@skip(if: true) {')} }`],
  ['the name of its type', `${head} { __typename ${update} }`],
  ['two fields', `${head} { a: ${update} b: ${update} }`],
  ['one field twice', `${head} { ${update} ${update} }`],
  [
    'a payload in fragments',
    `${head} { updateProject(input: $input) { ...P errors { path } errors { code } } }
    fragment P on UpdateProjectPayload { __typename project { id } project { ... on Node { id ... on Project { title } } } }`,
  ],
  ['no field of its row', `${head} { updateProject(input: $input) { errors { __typename } } }`],
] as const;

test.each(documents)('a mutation by %s', async (_name, query) => {
  const change = (input: object) =>
    sameOutcome(({ id }) => ({ query, variables: { input: { id, ...input } } }));
  await change({ title: 'After' });
  await change({ title: '' });
  await change({ id: 'prj_7' });
});

test.each(documents)(
  'a mutation by %s that fails is an error of its field',
  async (_name, query) => {
    for (const note of ['XX000', '57014', '40001', '53300']) {
      const input = { title: 'Fails', note };
      const { text, rows } = await sameOutcome(({ id }) => ({
        query,
        variables: { input: { ...input, id } },
      }));
      expect(rows).toEqual([{ title: 'Before', note: null }]);
      if (!query.includes('@skip(if: true) { project'))
        expect(text).toContain('"errors":[{"message"');
    }
  },
);

test('callers choose how an error affects the rest of the answer', async () => {
  const query = documents[0][1];
  for (const onError of ['NULL', 'PROPAGATE', 'HALT', 'WHATEVER']) {
    const input = { title: 'Fails', note: 'XX000' };
    await sameOutcome(({ id }) => ({ query, onError, variables: { input: { id, ...input } } }));
  }
});

test('an input that is null changes nothing, also where the variable has a default', async () => {
  const query = `mutation ($input: UpdateProjectInput = { title: "x" }) { ${update} }`;
  const touch =
    'mutation ($input: TouchInput = { how: "x" }) { touch(input: $input) { errors { code } } }';
  for (const text of [query, touch]) {
    const answer = await sameOutcome(() => ({ query: text, variables: { input: null } }));
    expect(answer.text).toMatch(/^\{"errors":\[\{"message":"Expected non-null value/);
    await sameOutcome(() => ({ query: text, variables: {} }));
    await sameOutcome(({ id }) => ({ query: text, variables: { input: { id, title: 'After' } } }));
  }
});

test.each([
  'null',
  '{}',
  '[]',
  '7',
  '"x"',
  '{"id":7}',
  '{"id":["x"]}',
  '{"id":{}}',
  '{"title":7}',
  '{"title":["x"]}',
  '{"nope":1}',
  '{"constructor":1}',
  '{"id":1e400}',
  '{"id":-0}',
  '{"title":"\\u0000"}',
  '{"title":"\\ud800"}',
  '{"title":"\\u2028"}',
  '{"clientMutationId":"x"}',
])('the input %s', async (input) => {
  const query = JSON.stringify(documents[0][1]);
  await sameOutcome(() => `{"query":${query},"variables":{"input":${input}}}`);
  const merged = input.startsWith('{') && input !== '{}' ? `,${input.slice(1)}` : '}';
  await sameOutcome(({ id }) => `{"query":${query},"variables":{"input":{"id":"${id}"${merged}}}`);
});

test('variables have the same maximum number of values, with or without extensions', async () => {
  const query = documents[0][1];
  const most = 20_000;
  // The count includes the variables, their three values and the absent extensions.
  for (const more of [most - 8, most - 7, most - 6, most - 5]) {
    await sameOutcome(({ id }) => ({
      query,
      variables: { input: { id, title: 'After' }, more: Array.from({ length: more }, () => 0) },
    }));
  }
});

test('a query that times out is an error of each of its fields', async () => {
  await makeProject();
  const slow = '{ ... on Project { read } }';
  const queries = [
    '{ projects { items { read } } }',
    '{ __typename projects { items { read } } }',
    '{ ...F } fragment F on Query { projects { items { read } } }',
    `query ($id: ID!) { __typename node(id: $id) ${slow} }`,
    `query ($id: ID!) { node(id: $id) { id } node(id: $id) ${slow} }`,
    `query ($id: ID!, $no: Boolean = false) { a: node(id: $id) @include(if: $no) { id } node(id: $id) ${slow} }`,
  ];
  for (const query of queries) {
    const { text } = await sameOutcome(({ id }) => ({ query, variables: { id } }));
    expect(text).toContain('INTERNAL');
  }
});

test('a connection that Postgres has closed answers no other request', async () => {
  const body = ({ id }: Project) => ({
    query: documents[0][1],
    variables: { input: { id, title: 'Fails', note: 'end' } },
  });
  const { text } = await sameOutcome(body);
  expect(text).toContain('"path":["updateProject"]');
  expect(text).toContain('UNAVAILABLE');
  expect((await outcomeOf(compiled, body)).rows).toEqual([{ title: 'Before', note: null }]);
  const { id } = await makeProject();
  const input = { id, title: 'After' };
  expect(await compiled.ask(documents[0][1], { input }, kari.token)).toMatchObject({
    data: { updateProject: { project: { title: 'After' } } },
  });
});

test('these documents are answered by one packet once they are known', async () => {
  const { id } = await makeProject();
  const ask = (query: string) => compiled.ask(query, { input: { id, title: 'After' } }, kari.token);
  const counts = new Map<string, number>();
  for (const [name, query] of documents) {
    await ask(query);
    counts.set(name, (await statementsOf(() => ask(query))).length);
  }
  expect(counts.get('a field')).toBe(1);
  expect(counts.get('a fragment')).toBe(1);
  expect(counts.get('a field before it that is skipped')).toBe(1);
});
