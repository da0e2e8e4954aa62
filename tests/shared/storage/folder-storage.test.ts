import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStorage } from '#shared/storage/open-storage.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let place: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(() => place.remove());
const storage = () => openStorage(pathToFileURL(place.folder).href);
const keys = async () => {
  const found: string[] = [];
  for await (const { key } of storage().list()) found.push(key);
  return found.sort();
};

test('a file is returned as it was stored, whole or in part', async () => {
  await storage().put('2026/11/a.txt', Buffer.from('kvittering'));
  await storage().put('b', Readable.from([Buffer.from('i to '), Buffer.from('deler')]));
  expect(await text(await storage().get('2026/11/a.txt'))).toBe('kvittering');
  expect(await text(await storage().get('b'))).toBe('i to deler');
  expect(await text(await storage().get('b', { start: 2, end: 3 }))).toBe('to');
  expect(await keys()).toEqual(['2026/11/a.txt', 'b']);
});

test('a deleted file is gone, and deleting it again is no error', async () => {
  await storage().put('a', Buffer.from('x'));
  await storage().delete('a');
  await storage().delete('a');
  expect(await keys()).toEqual([]);
  await expect(storage().get('a')).rejects.toThrow();
});

test('an interrupted upload leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('the line broke'));
    },
  });
  await expect(storage().put('a', broken)).rejects.toThrow('the line broke');
  expect(await keys()).toEqual([]);
  expect(fs.readdirSync(path.join(place.folder, 'unfinished'))).toEqual([]);
});

test.each(['../a', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', '', 'a\0b', 'a/.'])(
  'the key %j is refused',
  async (key) => {
    await expect(storage().put(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage().get(key)).rejects.toThrow('not a storage key');
  },
);

test('a storage of an unknown kind is refused', () => {
  expect(() => openStorage('ftp://somewhere')).toThrow('ftp:');
});
