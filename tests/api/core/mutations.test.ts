// Goal: a mutation is two files, and everything that can be wrong with an answer is told at once.
// Method: a real API over HTTP on a real database with a schema of its own.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeTypeId } from '../../../plugins/core/ids/encode-type-id.ts';
import { type Api, createApi } from './support/create-api.ts';
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

const create = `mutation ($input: CreateProjectInput!) { createProject(input: $input) {
  project { id title note budget sharePercent dueOn status tasks { title hours } person { name }
    briefFile { filename contentType byteSize thumbPath downloadPath } }
  errors { code path } } }`;

async function run(input: object, token: string | null = kari.token) {
  const answer = await api.ask(create, { input }, token);
  if (!answer.data?.createProject) throw new Error(JSON.stringify(answer));
  return answer.data.createProject;
}

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

test('makes a row with its nested rows and reads it under the rules of the caller', async () => {
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
  expect(project.id).toMatch(/^prj_[0-9a-hjkmnp-tv-z]{26}$/);
});

test('tells every broken rule of the schema at once, and does not ask the database', async () => {
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

test('a missing required field is an error of the mutation, not of GraphQL', async () => {
  expect((await run({})).errors).toEqual([{ code: 'BLANK', path: 'attributes' }]);
  expect((await run({ attributes: { title: null } })).errors).toEqual([
    { code: 'BLANK', path: 'attributes.title' },
  ]);
});

test('tells all refusals of the database together, and nothing has changed', async () => {
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
  const answer = await api.ask(
    'mutation ($id: ID) { updateProject(input: {id: $id, title: "x"}) { project { id } errors { code path } } }',
    { id: unknown },
    kari.token,
  );
  expect(answer.data.updateProject).toEqual({
    project: null,
    errors: [{ code: 'INVALID', path: 'id' }],
  });
});

test('absent and null are different', async () => {
  const { project } = await run({ attributes: { title: 'Wall', note: 'brick' } });
  const update = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { project { title note } errors { code } } }`;
  const renamed = await api.ask(update, { input: { id: project.id, title: 'Walls' } }, kari.token);
  expect(renamed.data.updateProject.project).toEqual({ title: 'Walls', note: 'brick' });
  const cleared = await api.ask(update, { input: { id: project.id, note: null } }, kari.token);
  expect(cleared.data.updateProject.project).toEqual({ title: 'Walls', note: null });
  const literal = await api.ask(
    'mutation ($id: ID, $title: String) { updateProject(input: {id: $id, title: $title, note: "again"}) { project { title note } errors { code path } } }',
    { id: project.id },
    kari.token,
  );
  expect(literal.data.updateProject.project).toEqual({ title: 'Walls', note: 'again' });
});

test('an id of another type, of another account, and a forged one are all refused', async () => {
  const { project } = await run({ attributes: { title: 'Mine' } });
  const close = (id: string, token: string) =>
    api.ask(
      'mutation ($id: ID) { closeProject(input: {id: $id}) { project { id } errors { code path } } }',
      { id },
      token,
    );
  const uuid = (
    await world.root.query('select id from app_public.projects where title = $1', ['Mine'])
  ).rows[0].id;
  for (const id of [encodeTypeId('per', uuid), uuid, 'prj_nonsense', `${project.id}0`, '']) {
    const answer = await close(id, kari.token);
    expect(answer.data.closeProject.errors).toEqual([{ code: 'INVALID', path: 'id' }]);
  }
  const foreign = await close(project.id, ola.token);
  expect(foreign.data.closeProject.errors).toEqual([{ code: 'INVALID_TRANSITION', path: 'id' }]);
});

test('the hand-written part runs as the authenticator and hands its work to SQL', async () => {
  const { project } = await run({ attributes: { title: 'Prepared' } });
  expect(project.note).toBe('prepared by app_authenticator');
  const { errors } = await run({ attributes: { title: 'unprepared' } });
  expect(errors).toEqual([{ code: 'TAKEN', path: 'attributes.title' }]);
});

test('an upload is stored, registered and shown with a small picture', async () => {
  const bytes = await sharp({ create: { width: 600, height: 300, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { project, errors } = await run({
    attributes: {
      title: 'Plan',
      brief: { data: dataUrl('image/png', bytes), filename: '../../plan\n.png' },
    },
  });
  expect(errors).toEqual([]);
  expect(project.briefFile).toMatchObject({
    filename: 'plan.png',
    contentType: 'image/png',
    byteSize: bytes.length,
  });
  expect(project.briefFile.downloadPath).toMatch(/^\/files\/[0-9a-f-]{36}\?expires=\d+&signature=/);
  expect(project.briefFile.thumbPath).toContain('thumb=1');
  const { rows } = await world.root.query('select * from app_public.files where filename = $1', [
    'plan.png',
  ]);
  expect(api.stored.get(rows[0].storage_key)).toEqual(bytes);
  const small = await sharp(api.stored.get(rows[0].thumb_storage_key)).metadata();
  expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240]);
  expect(rows[0].account_id).toBe(kari.accountId);
});

test('an upload that is not what it says, is too large or is no upload is refused', async () => {
  const text = Buffer.from('<script>alert(1)</script>');
  const big = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20_001)]);
  const broken = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    deflateSync(Buffer.alloc(64)),
  ]);
  const codes = async (data: string) =>
    (await run({ attributes: { title: 'Bad', brief: { data, filename: 'a.png' } } })).errors;
  const at = (code: string) => [{ code, path: 'attributes.brief' }];
  expect(await codes(dataUrl('image/png', text))).toEqual(at('INVALID'));
  expect(await codes(dataUrl('application/pdf', big))).toEqual(at('TOO_BIG'));
  expect(await codes(dataUrl('application/pdf', Buffer.concat([big, big])))).toEqual(at('TOO_BIG'));
  expect(await codes(dataUrl('image/png', broken))).toEqual(at('INVALID'));
  expect(await codes('data:image/png;base64,@@@')).toEqual(at('INVALID'));
  expect(await codes('https://example.org/a.png')).toEqual(at('INVALID'));
});

test('composite payloads are spread, destroyed rows tell their id, void tells errors only', async () => {
  const key = await api.ask(
    'mutation { issueKey(input: {name: "kari@honorar.no"}) { token deepLink errors { code } } }',
  );
  expect(key.data.issueKey).toEqual({
    token: 'key-kari@honorar.no',
    deepLink: '/start',
    errors: [],
  });
  const short = await api.ask(
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
  const gone = await api.ask(
    'mutation ($id: ID) { destroyProject(input: {id: $id}) { id errors { code } } }',
    { id: project.id },
    kari.token,
  );
  expect(gone.data.destroyProject).toEqual({ id: project.id, errors: [] });
  const touched = await api.ask('mutation { touch(input: {}) { errors { code } } }');
  expect(touched.data.touch).toEqual({ errors: [] });
});

test('an unknown fault is masked, and logged under the id the caller was told', async () => {
  const { data, errors } = await api.ask(
    'mutation { touch(input: {how: "explode"}) { errors { code } } }',
  );
  expect(data.touch).toBeNull();
  expect(JSON.stringify(errors)).not.toContain('secret');
  const fault = api.faults.find(
    ({ correlationId }) => correlationId === errors[0].extensions.correlationId,
  );
  expect(String(fault?.err)).toContain('the secret inside');
});

test('what the role may not execute is refused by the database, whatever the API shows', async () => {
  const { data } = await api.ask(create, { input: { attributes: { title: 'Visitor' } } });
  expect(data.createProject.project).toBeNull();
  expect(data.createProject.errors).toEqual([{ code: 'UNAUTHORIZED', path: '' }]);
});

test('several mutations of one operation run one after the other, each by itself', async () => {
  const { data } = await api.ask(
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
