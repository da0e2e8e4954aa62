// Goal: the portal says "nothing here is real" where that is so, and nowhere else, whatever the host is
// called. Method: the same page from a server with a sandbox behind it and from one without, on localhost.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { realServer } from '../api/hostile/support/real-server.ts';

const source = new URL('../../portal/index.html', import.meta.url);

test.each([
  ['plays', { SANDBOX_URL: 'http://127.0.0.1:9' }, true],
  ['does not play', {}, false],
] as const)('where the sandbox %s the page says so: %o → %s', async (_name, more, isSaid) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'honorar-page-'));
  await mkdir(path.join(folder, 'portal'));
  await writeFile(path.join(folder, 'portal/index.html'), await readFile(source));
  await using server = await realServer({ ...more, DIST_DIR: folder });
  for (const address of ['/v2', '/v2/nb/invoices']) {
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(/<html [^>]*data-sandbox/.test(await answer.text()), address).toBe(isSaid);
  }
  await rm(folder, { recursive: true });
});
