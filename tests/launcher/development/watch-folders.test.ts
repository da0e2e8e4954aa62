import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { watchFolders } from '#tools/launcher/development/watch-folders.ts';

// Goal: a change is noticed however a program writes it, also the second and the third time.
// Method: real files in a real folder, written as editors, git and generators write them.

let place: ReturnType<typeof temporaryFolder>;
let received: string[];
let stop: () => void;
beforeEach(() => {
  place = temporaryFolder();
  received = [];
  fs.mkdirSync(at('a/b'), { recursive: true });
  fs.writeFileSync(at('a/b/file.sql'), '1');
  stop = watchFolders(place.folder, (file) => received.push(file));
});
afterEach(() => {
  stop();
  place.remove();
});

const at = (file: string) => path.join(place.folder, file);
async function noticed(file: string, change: () => void): Promise<void> {
  received.length = 0;
  change();
  await expect.poll(() => received, { timeout: 5_000, interval: 10 }).toContain(file);
}
function replace(): void {
  fs.writeFileSync(at('a/b/unfinished'), '2');
  fs.renameSync(at('a/b/unfinished'), at('a/b/file.sql'));
}
const write = () => fs.writeFileSync(at('a/b/file.sql'), '3');

test('a file that was replaced is still watched', async () => {
  for (const change of [write, replace, write, replace, write]) {
    await noticed('a/b/file.sql', change);
  }
});

test('a new folder is watched as the others are', async () => {
  await noticed('c', () => fs.mkdirSync(at('c')));
  await noticed('c/new.sql', () => fs.writeFileSync(at('c/new.sql'), '1'));
  await noticed('c/new.sql', () => fs.writeFileSync(at('c/new.sql'), '2'));
});

test('the files of a new folder are reported, one by one', async () => {
  fs.mkdirSync(`${place.folder}-elsewhere/d/e`, { recursive: true });
  fs.writeFileSync(`${place.folder}-elsewhere/d/e/new.sql`, '1');
  await noticed('d/e/new.sql', () => fs.renameSync(`${place.folder}-elsewhere/d`, at('d')));
  fs.rmdirSync(`${place.folder}-elsewhere`);
});

test('a folder that was removed and created again is watched again', async () => {
  await noticed('a/b', () => fs.rmSync(at('a/b'), { recursive: true }));
  await noticed('a/b', () => fs.mkdirSync(at('a/b')));
  await noticed('a/b/file.sql', write);
});

test('a deep file in a folder that was moved away and created again is watched again', async () => {
  await noticed('a', () => fs.renameSync(at('a'), `${place.folder}-away`));
  await noticed('a', () => fs.mkdirSync(at('a/b'), { recursive: true }));
  await noticed('a/b/file.sql', write);
  await noticed('a', () => {
    fs.rmSync(`${place.folder}-away`, { recursive: true });
    fs.renameSync(at('a'), `${place.folder}-away`);
    fs.mkdirSync(at('a/b'), { recursive: true });
  });
  await noticed('a/b/file.sql', write);
  fs.rmSync(`${place.folder}-away`, { recursive: true });
});

test('a removed file is reported', async () => {
  await noticed('a/b/file.sql', () => fs.rmSync(at('a/b/file.sql')));
});

test('nothing is reported after the end', async () => {
  stop();
  write();
  const later = watchFolders(place.folder, (file) => received.push(`later: ${file}`));
  await noticed('later: a/b/file.sql', write);
  later();
  expect(received).not.toContain('a/b/file.sql');
});
