// Goal: the page bears what only the server knows. The portal says "nothing here is real" where that is so,
// and nowhere else, whatever the host is called; styles are let in by a nonce. Method: the same pages from a
// server with a sandbox behind it and from one without, on localhost.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realServer } from '../api/hostile/support/real-server.ts';

const source = new URL('../../portal/index.html', import.meta.url);

// Requirements: A1.31
test.each([
  ['plays', { SANDBOX_URL: 'http://127.0.0.1:9' }, true],
  ['does not play', {}, false],
] as const)('where the sandbox %s the page says so: %o → %s', async (_name, more, isStated) => {
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

test('a style in a page is known by a nonce of that one answer, and nothing else is let in', async () => {
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
    expect(await answer.text(), address).toContain(`nonce="${nonce}"`);
    // Kept and asked for again it would bear the nonce of before.
    expect(answer.headers.has('etag'), address).toBe(false);
    seen.add(nonce);
  }
  expect(seen.size).toBe(4);
  await rm(folder, { recursive: true });
});

test('only home, privacy, terms and jobs are meant to be found; a crawler may read the rest, and learns that', async () => {
  await using server = await realServer({});
  const job = `/v2/nb/recruitmore/enrolment-wizard/job_${'0'.repeat(26)}`;
  const found = ['/', '/v2', '/v2/nb', '/v2/en/common/home', '/v2/nb/common/terms', job];
  const stored = [
    ...['/v2/nb/invoicemore/public-invoice/secret', '/v2/nb/common/token-handler/secret'],
    ...['/v2/nb/login/magic-link/verification?token=secret', '/v2/nb/login/reset-password?token=x'],
    ...[`${job}?token=secret`, '/v2/nb?dp-token=secret', '/files/secret', '/export/secret.csv'],
    ...['/graphql', '/admin/', '/healthz', '/nothing', '/v2/nb/personal/kari/account/dashboard'],
  ];
  const tagOf = async (address: string) =>
    (await fetch(server.url + address, { redirect: 'manual' })).headers.get('x-robots-tag');
  for (const address of found) expect(await tagOf(address), address).toBeNull();
  for (const address of stored) expect(await tagOf(address), address).toBe('noindex, nofollow');
  const robots = await fetch(`${server.url}/robots.txt`);
  expect(robots.status).toBe(200);
  expect(await robots.text()).not.toContain('Disallow');
});
