// Goal: an upload has the type of its bytes, and is reachable through its row only.
// Method: a real API over HTTP on a real database with a schema of its own.
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../support/pdf-of.ts';
import { type Api, createApi } from './support/create-api.ts';
import { createProject } from './support/create-project.ts';
import { addMember, createWorld, type Member, type World } from './support/create-world.ts';

let world: World;
let api: Api;
let kari: Member;

beforeAll(async () => {
  world = await createWorld();
  api = await createApi(world);
  kari = await addMember(world);
});
afterAll(async () => {
  await api?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

const run = (input: object, token: string | null = kari.token) => createProject(api, input, token);

function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}

// Requirements: A3.12, A3.13
test('an upload is stored, registered and shown with a thumbnail', async () => {
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
  expect(project?.briefFile).toMatchObject({
    filename: 'plan.png',
    contentType: 'image/png',
    byteSize: bytes.length,
  });
  expect(project?.briefFile?.downloadPath).toMatch(
    /^\/files\/[0-9a-f-]{36}\?expires=\d+&signature=/,
  );
  expect(project?.briefFile?.thumbPath).toContain('thumb=1');
  const { rows } = await world.root.query('select * from app_public.files where filename = $1', [
    'plan.png',
  ]);
  expect(api.stored.get(rows[0].storage_key)).toEqual(bytes);
  const small = await sharp(api.stored.get(rows[0].thumb_storage_key)).metadata();
  expect([small.format, small.width, small.height]).toEqual(['webp', 480, 240]);
  expect(rows[0].account_id).toBe(kari.accountId);
});

// Requirements: A5.22
test('an upload of another type than declared, too large or invalid is refused', async () => {
  const text = Buffer.from('<script>alert(1)</script>');
  const big = pdfOf([], 20_001);
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
