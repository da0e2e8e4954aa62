import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { watchSources } from '#tools/launcher/development/watch-sources.ts';

// Goal: files saved together take effect together, and files saved meanwhile after them.

let place: ReturnType<typeof temporaryFolder>;
let calls: string[][];
let during: () => void;
let end: () => Promise<void>;
beforeEach(() => {
  place = temporaryFolder();
  for (const folder of ['db', 'forms']) fs.mkdirSync(path.join(place.folder, folder));
  calls = [];
  during = () => {};
  end = watchSources(
    place.folder,
    ['db', 'forms'],
    (file) => file.endsWith('.sql') || file.endsWith('.json'),
    async (files) => {
      calls.push(files.sort());
      during();
      during = () => {};
    },
  );
});
afterEach(async () => {
  await end();
  place.remove();
});
const save = (file: string) => fs.writeFileSync(path.join(place.folder, file), `${Math.random()}`);

test('files of several folders are one change, others none', async () => {
  for (const file of ['db/a.sql', 'forms/b.json', 'db/a.sql', 'db/note.txt']) save(file);
  await expect.poll(() => calls).toEqual([['db/a.sql', 'forms/b.json']]);
});

test('files saved during the work are handled after it', async () => {
  during = () => save('db/b.sql');
  save('db/a.sql');
  await expect.poll(() => calls).toEqual([['db/a.sql'], ['db/b.sql']]);
});

test('work that fails does not end the watching', async () => {
  during = () => {
    throw new Error('faulty');
  };
  save('db/a.sql');
  await expect.poll(() => calls.length).toBe(1);
  save('db/a.sql');
  await expect.poll(() => calls.length).toBe(2);
});
