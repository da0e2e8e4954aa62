// Goal: each font that a team may choose is served by us, and nothing else is at that address.
// Method: the addresses from the database, requested from a server.
import { expect, test } from 'vitest';
import { realServer } from '../api/hostile/support/real-server.ts';

test('all eight fonts of the themes are served, and no other file', async () => {
  await using server = await realServer({});
  const urls = await server.database.rolledBack((tx) =>
    tx.query<{ url: string }>('select url from app_public.theme_fonts()'),
  );
  expect(urls).toHaveLength(8);
  for (const { url } of urls) {
    const answer = await fetch(server.url + url);
    expect(answer.status, url).toBe(200);
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  }
  for (const name of ['roboto', '..%2F..%2Fpackage', 'inter%2Ffiles%2Finter']) {
    expect((await fetch(`${server.url}/fonts/${name}.woff2`)).status, name).toBe(404);
  }
});
