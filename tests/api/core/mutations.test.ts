// Goal: a mutation is two files; it does all of its work or nothing, and reports why.
// Method: a real API over HTTP on a real database with a schema of its own.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '#shared/encode-type-id.ts';
import type { Payload } from '../support/answer.ts';
import { type Api, createApi } from './support/create-api.ts';
import { createProject } from './support/create-project.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world, 'portal', { isOpen: true });
  kari = await addMember(world);
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const run = (input: object, token: string | null = kari.token) => createProject(api, input, token);

test('creates a row with its nested rows and reads it under the caller’s policies', async () => {
  const { project, errors } = await run({
    attributes: { title: 'Roof', budget: 4_999_999_999, share: '12.50', dueOn: '2026-02-28' },
    tasks: [
      { title: 'Climb', hours: '1.5' },
      { title: 'Nail', hours: 2 },
    ],
  });
  expect(errors).toEqual([]);
  expect(project).toMatchObject({
    title: 'Roof',
    budget: 4_999_999_999,
    sharePercent: '12.50',
    dueOn: '2026-02-28',
    tasks: [
      { title: 'Climb', hours: '1.5' },
      { title: 'Nail', hours: '2' },
    ],
  });
  expect(project?.id).toMatch(/^prj_[0-9a-hjkmnp-tv-z]{26}$/);
});

// Requirements: A8.90, B7.2
test('reports all refusals of the database together, and changes nothing', async () => {
  const before = await world.root.query('select count(*) from app_public.projects');
  const { project, errors } = await run({ attributes: { title: 'forbidden', budget: 13 } });
  expect(project).toBeNull();
  expect(errors).toEqual([
    { code: 'TAKEN', path: 'attributes.title' },
    { code: 'LINE_MISMATCH', path: 'attributes.budget' },
  ]);
  const after = await world.root.query('select count(*) from app_public.projects');
  expect(after.rows).toEqual(before.rows);
});

test('refusals are raised even when the function forgot to stop', async () => {
  const unknown = encodeTypeId('prj', '01900000-0000-7000-8000-000000000000');
  const answer = await api.ask<{ updateProject: Payload }>(
    'mutation ($id: ID) { updateProject(input: {id: $id, title: "x"}) { project { id } errors { code path } } }',
    { id: unknown },
    kari.token,
  );
  expect(answer.data.updateProject).toEqual({
    project: null,
    errors: [{ code: 'INVALID', path: 'id' }],
  });
});

test('the hand-written part runs as the authenticator and passes its result to SQL', async () => {
  const { project } = await run({ attributes: { title: 'Prepared' } });
  expect(project?.note).toBe('prepared by app_authenticator');
  const { errors } = await run({ attributes: { title: 'unprepared' } });
  expect(errors).toEqual([{ code: 'TAKEN', path: 'attributes.title' }]);
});

test('composite payloads are spread, destroyed rows return their id, void returns errors only', async () => {
  const key = await api.ask<{ issueKey: Payload }>(
    'mutation { issueKey(input: {name: "kari@honorar.no"}) { token deepLink errors { code } } }',
  );
  expect(key.data.issueKey).toEqual({
    token: 'key-kari@honorar.no',
    deepLink: '/start',
    errors: [],
  });
  const short = await api.ask<{ issueKey: Payload }>(
    'mutation { issueKey(input: {name: "kari"}) { token errors { code path } } }',
  );
  expect(short.data.issueKey).toEqual({
    token: null,
    errors: [
      { code: 'TOO_SHORT', path: 'name' },
      { code: 'INVALID', path: 'name' },
    ],
  });
  const { project } = await run({ attributes: { title: 'Short-lived' } });
  const removed = await api.ask<{ destroyProject: Payload }>(
    'mutation ($id: ID) { destroyProject(input: {id: $id}) { id errors { code } } }',
    { id: project?.id },
    kari.token,
  );
  expect(removed.data.destroyProject).toEqual({ id: project?.id, errors: [] });
  const touched = await api.ask<{ touch: Payload }>(
    'mutation { touch(input: {}) { errors { code } } }',
  );
  expect(touched.data.touch).toEqual({ errors: [] });
});

// Requirements: A8.94
test('an unexpected error is masked, and logged under the id that the caller got', async () => {
  const { data, errors } = await api.ask<{ touch: Payload | null }>(
    'mutation { touch(input: {how: "explode"}) { errors { code } } }',
  );
  expect(data.touch).toBeNull();
  expect(JSON.stringify(errors)).not.toContain('secret');
  const fault = api.faults.find(
    ({ correlationId }) => correlationId === errors?.[0]?.extensions?.correlationId,
  );
  expect(String(fault?.err)).toContain('the secret inside');
});

test('the database refuses a function that the role may not execute, whatever the API exposes', async () => {
  const { project, errors } = await run({ attributes: { title: 'Visitor' } }, null);
  expect(project).toBeNull();
  expect(errors).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
});

// Requirements: A7.6
test('several mutations of one operation run one after the other, each in its own transaction', async () => {
  type Made = Payload<{ project: { title: string } }>;
  const { data } = await api.ask<{ a: Made; b: Made; c: Made }>(
    `mutation { a: createProject(input: {attributes: {title: "One"}}) { project { title } errors { code } }
      b: createProject(input: {attributes: {title: "forbidden"}}) { project { title } errors { code } }
      c: createProject(input: {attributes: {title: "Three"}}) { project { title } errors { code } } }`,
    {},
    kari.token,
  );
  expect(data.a.project.title).toBe('One');
  expect(data.b.errors).toEqual([{ code: 'TAKEN' }]);
  expect(data.c.project.title).toBe('Three');
});
