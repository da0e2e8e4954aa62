// Goal: all errors of an input are reported at once, and nothing is guessed.
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
let ola: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world);
  kari = await addMember(world);
  ola = await addMember(world);
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const run = (input: object, token: string | null = kari.token) => createProject(api, input, token);

// Requirements: A5.36, A8.92
test('reports every broken rule of the schema at once', async () => {
  const { project, errors } = await run({
    attributes: {
      title: '',
      note: 'no',
      budget: -1,
      share: '100',
      dueOn: '2026-02-30',
      phone: '123',
      personId: 'per_00000000000000000000000000x',
    },
    tasks: [{ title: 'ok' }, { hours: '-1' }],
  });
  expect(project).toBeNull();
  expect(new Set(errors)).toEqual(
    new Set([
      { code: 'BLANK', path: 'attributes.title' },
      { code: 'TOO_SHORT', path: 'attributes.note' },
      { code: 'TOO_SMALL', path: 'attributes.budget' },
      { code: 'TOO_BIG_OR_EQUAL', path: 'attributes.share' },
      { code: 'INVALID', path: 'attributes.dueOn' },
      { code: 'INVALID_PHONE_NUMBER', path: 'attributes.phone' },
      { code: 'INVALID', path: 'attributes.personId' },
      { code: 'BLANK', path: 'tasks.1.title' },
      { code: 'TOO_SMALL', path: 'tasks.1.hours' },
    ]),
  );
});

// Requirements: A8.91
test('reports refusals of the database together with those of the schema', async () => {
  const { project, errors } = await run({
    attributes: { title: 'forbidden', note: 'no', budget: 13, share: '100' },
  });
  expect(project).toBeNull();
  expect(errors).toEqual([
    { code: 'TOO_SHORT', path: 'attributes.note' },
    { code: 'TOO_BIG_OR_EQUAL', path: 'attributes.share' },
    { code: 'TAKEN', path: 'attributes.title' },
    { code: 'LINE_MISMATCH', path: 'attributes.budget' },
  ]);
});

test('reports refusals of a look-up together with those of the schema', async () => {
  const { errors } = await run({ attributes: { title: 'unprepared', note: 'no', budget: 13 } });
  expect(errors).toEqual([
    { code: 'TOO_SHORT', path: 'attributes.note' },
    { code: 'TAKEN', path: 'attributes.title' },
  ]);
});

test('a dry run in the database changes nothing', async () => {
  const count = async () => {
    const { rows } = await world.root.query('select count(*)::int as n from app_public.projects');
    return rows[0].n;
  };
  const before = await count();
  const { errors } = await run({ attributes: { title: 'Only asked', note: 'no' } });
  expect(errors).toEqual([{ code: 'TOO_SHORT', path: 'attributes.note' }]);
  expect(await count()).toBe(before);
});

test('a missing required field is an error of the mutation, not of GraphQL', async () => {
  expect((await run({})).errors).toEqual([{ code: 'BLANK', path: 'attributes' }]);
  expect((await run({ attributes: { title: null } })).errors).toEqual([
    { code: 'BLANK', path: 'attributes.title' },
  ]);
});

test('absent and null are different', async () => {
  const { project } = await run({ attributes: { title: 'Wall', note: 'brick' } });
  type Updated = { updateProject: { project: object } };
  const update = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { title note } errors { code } } }`;
  const change = (input: object) =>
    api.ask<Updated>(update, { input: { id: project?.id, ...input } }, kari.token);
  const renamed = await change({ title: 'Walls' });
  expect(renamed.data.updateProject.project).toEqual({ title: 'Walls', note: 'brick' });
  const cleared = await change({ note: null });
  expect(cleared.data.updateProject.project).toEqual({ title: 'Walls', note: null });
  const literal = await api.ask<Updated>(
    'mutation ($id: ID, $title: String) { updateProject(input: {id: $id, title: $title, note: "again"}) { project { title note } errors { code path } } }',
    { id: project?.id },
    kari.token,
  );
  expect(literal.data.updateProject.project).toEqual({ title: 'Walls', note: 'again' });
});

test('an id of another type, of another account, and a forged one are all refused', async () => {
  const { project } = await run({ attributes: { title: 'Mine' } });
  const close = (id: string | undefined, token: string) =>
    api.ask<{ closeProject: Payload }>(
      'mutation ($id: ID) { closeProject(input: {id: $id}) { project { id } errors { code path } } }',
      { id },
      token,
    );
  const uuid = (
    await world.root.query('select id from app_public.projects where title = $1', ['Mine'])
  ).rows[0].id;
  for (const id of [encodeTypeId('per', uuid), uuid, 'prj_nonsense', `${project?.id}0`, '']) {
    const answer = await close(id, kari.token);
    expect(answer.data.closeProject.errors).toEqual([{ code: 'INVALID', path: 'id' }]);
  }
  const foreign = await close(project?.id, ola.token);
  expect(foreign.data.closeProject.errors).toEqual([{ code: 'INVALID_TRANSITION', path: 'id' }]);
});
