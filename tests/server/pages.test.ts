// Goal: the page contains what only the server knows. The portal shows "nothing here is real" in a
// sandbox and nowhere else, whatever the host name; styles are allowed by a nonce. Method: the same
// pages from a server with a sandbox behind it and from one without, on localhost.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realServer } from '../api/hostile/support/real-server.ts';

const source = new URL('../../portal/index.html', import.meta.url);

// Requirements: A1.31
test.each([
  ['plays', { SANDBOX_URL: 'http://127.0.0.1:9' }, true],
  ['does not simulate', {}, false],
] as const)('if the sandbox %s the page shows it: %o → %s', async (_name, more, isStated) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  await mkdir(path.join(folder, 'portal'));
  await writeFile(path.join(folder, 'portal/index.html'), await readFile(source));
  await using server = await realServer({ ...more, DIST_DIR: folder });
  for (const address of ['/v2', '/v2/nb/invoices']) {
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(/<html [^>]*data-sandbox/.test(await answer.text()), address).toBe(isStated);
  }
  await rm(folder, { recursive: true });
});

test('a style in a page is allowed by the nonce of that response, and nothing else is', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  for (const name of ['portal', 'admin']) {
    await mkdir(path.join(folder, name));
    const page = await readFile(new URL(`../../${name}/index.html`, import.meta.url));
    await writeFile(path.join(folder, `${name}/index.html`), page);
  }
  await using server = await realServer({ DIST_DIR: folder });
  const seen = new Set<string>();
  for (const address of ['/v2/nb', '/v2/nb', '/admin/', '/admin/index.html', '/healthz']) {
    const answer = await fetch(server.url + address);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy, address).not.toContain('unsafe');
    expect(policy, address).toContain("script-src 'self';");
    expect(answer.headers.get('x-frame-options'), address).toBe('DENY');
    if (address === '/healthz') continue;
    const nonce = /style-src 'self' 'nonce-([^']{22,})';/.exec(policy)?.[1] ?? '';
    const page = await answer.text();
    expect(page, address).toContain(`nonce="${nonce}"`);
    expect(page, address).not.toContain('{{');
    // A revalidated cached page would have the previous nonce.
    expect(answer.headers.has('etag'), address).toBe(false);
    seen.add(nonce);
  }
  expect(seen.size).toBe(4);
  await rm(folder, { recursive: true });
});

test('the frame shown before scripts have loaded is that of an account on an account’s pages', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  await mkdir(path.join(folder, 'portal'));
  await writeFile(path.join(folder, 'portal/index.html'), await readFile(source));
  await using server = await realServer({ DIST_DIR: folder });
  const isInside = async (address: string) =>
    /<html [^>]*data-inside/.test(await (await fetch(server.url + address)).text());
  for (const address of ['/v2/nb/personal/kari/account/dashboard', '/v2/en/business/sol/x?y=1'])
    expect(await isInside(address), address).toBe(true);
  for (const address of ['/v2/nb', '/v2/nb/login/existing-user?redirect=/v2/nb/personal/k/x', '/'])
    expect(await isInside(address), address).toBe(false);
  await rm(folder, { recursive: true });
});

test('only home, privacy, terms and jobs may be indexed; a crawler may read the others, and gets noindex', async () => {
  await using server = await realServer({});
  const job = `/v2/nb/recruitmore/enrolment-wizard/job_${'0'.repeat(26)}`;
  const found = ['/', '/v2', '/v2/nb', '/v2/en/common/home', '/v2/nb/common/terms', job];
  const stored = [
    '/v2/nb/invoicemore/public-invoice/secret',
    '/v2/nb/common/token-handler/secret',
    '/v2/nb/login/magic-link/verification?token=secret',
    '/v2/nb/login/reset-password?token=x',
    `${job}?token=secret`,
    '/v2/nb?dp-token=secret',
    '/files/secret',
    '/export/secret.csv',
    '/graphql',
    '/admin/',
    '/healthz',
    '/nothing',
    '/v2/nb/personal/kari/account/dashboard',
  ];
  const tagOf = async (address: string) =>
    (await fetch(server.url + address, { redirect: 'manual' })).headers.get('x-robots-tag');
  for (const address of found) expect(await tagOf(address), address).toBeNull();
  for (const address of stored) expect(await tagOf(address), address).toBe('noindex, nofollow');
  const robots = await fetch(`${server.url}/robots.txt`);
  expect(robots.status).toBe(200);
  expect(await robots.text()).not.toContain('Disallow');
});

test('a page describes the product in its language, and names an existing icon and manifest', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  await cp(new URL('../../portal/public', import.meta.url), path.join(folder, 'portal'), {
    recursive: true,
  });
  await writeFile(path.join(folder, 'portal/index.html'), await readFile(source));
  await using server = await realServer({
    DIST_DIR: folder,
    PUBLIC_URL: 'https://honorar.example',
  });
  for (const language of ['nb', 'en']) {
    const page = await (await fetch(`${server.url}/v2/${language}/login/existing-user`)).text();
    const texts = new URL(`../../portal/modules/core/messages.${language}.json`, import.meta.url);
    const { home } = JSON.parse(await readFile(texts, 'utf8'));
    expect(page).toContain(`<meta name="description" content="${home.lead}">`);
    expect(page).toContain(`<meta property="og:title" content="${home.title}">`);
    expect(page).toContain('content="https://honorar.example/share.png"');
    const named = [...page.matchAll(/<link rel="(?:apple-touch-icon|manifest)" href="([^"]+)"/g)];
    expect(named).toHaveLength(2);
    for (const [, href] of named) expect((await fetch(server.url + href)).status).toBe(200);
  }
  const manifest = await fetch(`${server.url}/portal.webmanifest`);
  expect(manifest.headers.get('content-type')).toContain('manifest+json');
  for (const { src } of (await manifest.json()).icons) {
    expect((await fetch(server.url + src)).status, src).toBe(200);
  }
  await rm(folder, { recursive: true });
});

test('a page of an account preloads the scripts of its screen, and other pages only their texts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  await mkdir(path.join(folder, 'portal/.vite'), { recursive: true });
  await writeFile(path.join(folder, 'portal/index.html'), await readFile(source));
  const piece = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, imports });
  await writeFile(
    path.join(folder, 'portal/.vite/manifest.json'),
    JSON.stringify({
      'index.html': piece('index', '_base.js'),
      '_base.js': piece('base'),
      '_kit.js': piece('kit', '_base.js'),
      'app/App.tsx': piece('App', '_kit.js', '_base.js'),
      'modules/invoicing/list/Invoices.tsx': piece('Invoices', '_kit.js'),
      'app/messages.nb.json': piece('nb'),
      'app/messages.en.json': piece('en'),
    }),
  );
  await using server = await realServer({ DIST_DIR: folder });
  const preloads = async (address: string) =>
    [
      ...(await (await fetch(server.url + address)).text()).matchAll(
        /modulepreload[^>]+\/(\w+)\.js/g,
      ),
    ]
      .map(([, name]) => name)
      .sort();
  const account = '/v2/nb/personal/kari/invoicemore';
  expect(await preloads(`${account}/payout-service/invoices?page=2`)).toEqual(
    ['App', 'Invoices', 'kit', 'nb'].sort(),
  );
  expect(await preloads(`${account}/clients`)).toEqual(['App', 'kit', 'nb']);
  expect(await preloads('/v2/en/login/existing-user')).toEqual(['en']);
  expect(await preloads('/v2')).toEqual([]);
  await rm(folder, { recursive: true });
});
