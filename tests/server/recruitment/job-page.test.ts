// Goal: a shared link to a job shows its title, text and picture; those of a draft, of a blocked
// team and any other file stay hidden, and a replaced picture is deleted. Method: a team writes a
// job through the API; the page and the picture are requested as by programs without a session.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '#db/tools/with-client.ts';
import { type RealServer, realServer } from '../../api/hostile/support/real-server.ts';
import { runMutation } from '../../api/support/run-mutation.ts';
import { aRecruitingTeam, form, texts } from '../../db/recruitment/a-recruiting-team.ts';
import { signIn } from '../../support/people/sign-in.ts';

interface Made {
  job: { id: string; logo: { downloadPath: string } | null };
}

let server: RealServer;
let owner: string;
let teamId: string;

beforeAll(async () => {
  server = await realServer({ PUBLIC_URL: 'https://honorar.example' });
  const portal = path.join(path.dirname(server.filesFolder), 'dist/portal');
  await mkdir(portal, { recursive: true });
  const page = await readFile(new URL('../../../portal/index.html', import.meta.url));
  await writeFile(path.join(portal, 'index.html'), page);
  await server.database.committed(async (tx) => {
    const team = await aRecruitingTeam(tx);
    teamId = team.id;
    owner = (await signIn(tx, team.people.owner.userId, team.id)).token;
  });
});
afterAll(() => server?.[Symbol.asyncDispose]());

const api = {
  ask: <Data>(text: string, variables: object, token: string | null) =>
    server.portal<Data>(text, variables, token),
};
const run = (name: string, input: object) =>
  runMutation<Made>(api, name, input, 'job { id logo { downloadPath } }', owner);

const url = (bytes: Buffer, type: string) => `data:${type};base64,${bytes.toString('base64')}`;
const square = (background: string) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } });
const png = async () => ({
  data: url(await square('#0e5a47').png().toBuffer(), 'image/png'),
  filename: 'logo.png',
});

async function made(attributes: object = {}): Promise<string> {
  const { job, errors } = await run('createJob', {
    attributes: { ...texts, applicationForm: form, ...attributes },
  });
  expect(errors).toEqual([]);
  return job!.id;
}
const published = async (attributes: object = {}) => {
  const id = await made(attributes);
  expect((await run('publishJob', { id })).errors).toEqual([]);
  return id;
};
const pageOf = async (id: string, language = 'nb') => {
  const address = `${server.url}/v2/${language}/recruitmore/enrolment-wizard/${encodeURIComponent(id)}`;
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  return answer.text();
};
const stated = (page: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];
const logoOf = async (id: string) => {
  const query = 'query ($id: String!) { publicJob(id: $id) { logo { downloadPath } } }';
  const answer = await server.portal<{ publicJob: Made['job'] | null }>(query, { id }, owner);
  return answer.data.publicJob?.logo?.downloadPath ?? null;
};

test('the page of a job has its title and text in the head, whatever they contain', async () => {
  const id = await published({
    title: 'Vikar & "vår" <script>',
    tagline: "Vær $& med $1 '<b>oss</b>",
    applicationDeadline: '2099-12-01',
  });
  const page = await pageOf(id);
  expect(page).toContain('<title>Vikar &amp; &quot;vår&quot; &lt;script&gt; · Honorar</title>');
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(stated(page, 'og:title')).toMatch(/^Vikar &amp; &quot;vår&quot; &lt;script&gt; – /);
  const tagline = 'Vær $&amp; med $1 &#39;&lt;b&gt;oss&lt;/b&gt;';
  expect(stated(page, 'og:description')).toBe(`${tagline} · Søknadsfrist: 1. desember 2099`);
  expect(stated(page, 'og:image')).toBe('https://honorar.example/share.png');
  expect(stated(page, 'og:url')).toBe(
    `https://honorar.example/v2/nb/recruitmore/enrolment-wizard/${encodeURIComponent(id)}`,
  );
  expect(stated(await pageOf(id, 'en'), 'og:description')).toContain('Deadline: 1 December 2099');
});

test('the page of a hidden job exists, and contains nothing about it', async () => {
  for (const id of [await made({ title: 'Hemmelig' }), 'nonsense', '%00', "' or 1=1"]) {
    const page = await pageOf(id);
    expect(page, id).toContain('<title>Honorar</title>');
    expect(stated(page, 'og:title'), id).toBeUndefined();
  }
});

// Requirements: B3.22
test.each([
  ['png', () => square('#0e5a47').png()],
  ['jpeg', () => square('#0e5a47').jpeg()],
  ['gif', () => square('#0e5a47').gif()],
] as const)(
  'a logo as %s is shown to everyone with the page, and with shared links',
  async (type, draw) => {
    const data = url(await draw().toBuffer(), `image/${type}`);
    const id = await published({ logo: { data, filename: `logo.${type}` } });
    const address = await logoOf(id);
    expect(stated(await pageOf(id), 'og:image')).toBe(`https://honorar.example${address}`);
    const answer = await fetch(server.url + address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(`image/${type}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width }).toEqual({ format: type, width: 40 });
  },
);

test('an animated picture stays animated, and loses data beside its pixels', async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((one) => square(one).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const data = url(Buffer.concat([moving, Buffer.from('hidden behind')]), 'image/gif');
  const id = await published({ logo: { data, filename: 'logo.gif' } });
  const answer = await fetch(server.url + (await logoOf(id)));
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).pages).toBe(2);
  expect(bytes.toString('latin1')).not.toContain('hidden');
});

// Requirements: B5.22
test('a logo is a picture of at most three million bytes', async () => {
  const picture = await square('#fff').png().toBuffer();
  const whole = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const webp = await square('#fff').webp().toBuffer();
  const refused = async (bytes: Buffer, type: string) =>
    (
      await run('createJob', {
        attributes: { ...texts, logo: { data: url(bytes, type), filename: 'x' } },
      })
    ).errors;
  expect(await refused(whole(3_000_001), 'image/png')).toEqual([
    { code: 'TOO_BIG', path: 'attributes.logo' },
  ]);
  for (const bytes of [svg, page, webp]) {
    expect(await refused(bytes, 'image/png')).toEqual([
      { code: 'INVALID', path: 'attributes.logo' },
    ]);
  }
  expect(await refused(whole(3_000_000), 'image/png')).toEqual([]);
});

// Requirements: B3.22
test('it is hidden for a draft and a blocked team, and after it was replaced', async () => {
  const id = await made({ logo: await png() });
  const { rows } = await query(
    `select '/job-logos/' || logo_id as path from app_public.jobs order by created_at desc limit 1`,
  );
  const draft: string = rows[0].path;
  const status = async (address: string) => (await fetch(server.url + address)).status;
  expect(await status(draft)).toBe(404);
  expect((await run('publishJob', { id })).errors).toEqual([]);
  expect(await logoOf(id)).toBe(draft);
  expect(await status(draft)).toBe(200);

  await query('update app_public.accounts set blocked_at = now() where id = $1', [teamId]);
  expect(await status(draft)).toBe(404);
  await query('update app_public.accounts set blocked_at = null where id = $1', [teamId]);

  const files = 'select count(*)::int as n from app_public.files';
  const before = (await query(files)).rows[0].n;
  expect((await run('updateJob', { id, attributes: { title: 'Ny' } })).errors).toEqual([]);
  expect(await status(draft)).toBe(200);
  expect((await run('updateJob', { id, attributes: { logo: await png() } })).errors).toEqual([]);
  expect(await status(draft)).toBe(404);
  expect((await query(files)).rows[0].n).toBe(before);
  expect((await run('updateJob', { id, attributes: { logo: null } })).errors).toEqual([]);
  expect(await logoOf(id)).toBeNull();
  expect((await query(files)).rows[0].n).toBe(before - 1);

  for (const id of ['nonsense', '%00', '00000000-0000-7000-8000-000000000000']) {
    expect(await status(`/job-logos/${id}`), id).toBe(404);
  }
});

const query = (text: string, values: unknown[] = []) =>
  withClient(server.database.superuserUrl, (client) => client.query(text, values));
