import { rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openStorage } from '#shared/storage/open-storage.ts';
import { removeOrphanFiles } from '#workers/modules/core/remove_orphan_files.ts';
import { startWorld, type World } from '../support/start-world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.end());

test('files without a row are deleted after a day; files with a row and new files stay', async () => {
  const folder = path.join(tmpdir(), `honorar-orphans-${process.pid}`);
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = openStorage(folder);
  for (const key of ['2026/known.pdf', '2026/orphan.pdf', '2026/fresh.pdf']) {
    await storage.put(key, Buffer.from('bytes'));
  }
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const key of ['known', 'orphan']) {
    await utimes(path.join(folder, `2026/${key}.pdf`), longAgo, longAgo);
  }
  const sha256 = Buffer.alloc(32);
  const about = ['known.pdf', 'application/pdf', 5, sha256, '2026/known.pdf', null] as const;
  await world.context.database.call('register_file', null, ...about);

  await removeOrphanFiles({}, { ...world.context, storage });
  const left: string[] = [];
  for await (const { key } of storage.list()) left.push(key);
  expect(left.sort()).toEqual(['2026/fresh.pdf', '2026/known.pdf']);
});
