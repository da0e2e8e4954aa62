import { mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeBankFiles } from '#workers/modules/settlement/take_bank_files.ts';

// Goal: nothing in the bank's folder leads the worker out of it or delays other files, and unread
// files are reported.

let root: string;
let incoming: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'bank-'));
  incoming = path.join(root, 'incoming');
  await mkdir(incoming);
});
afterEach(() => rm(root, { recursive: true }));

const lay = async (name: string, content: string) => {
  await writeFile(path.join(incoming, name), content);
  await settle(name);
};
const settle = (name: string) =>
  utimes(path.join(incoming, name), new Date(0), new Date(Date.now() - 60_000));

/** Scans once, with a store that refuses one content. */
async function look(refused = '') {
  const taken: string[] = [];
  const warned: { name: string; reason: string }[] = [];
  const call = async (name: string, ...given: unknown[]) => {
    if (name === 'take_bank_file') taken.push(given[0] as string);
    return name === 'is_bank_file_known' ? false : null;
  };
  const put = async (_key: string, bytes: Buffer) => {
    if (bytes.toString() === refused) throw new Error('the store is full');
  };
  const log = { info() {}, warn: (one: (typeof warned)[number]) => warned.push(one) };
  const context = { bankFolder: root, database: { call }, storage: { put }, log };
  const failure = await takeBankFiles({}, context as never).then(
    () => null,
    (error: Error) => error.message,
  );
  return { taken, warned, failure };
}

test('a link is not followed, and a file beyond the limit is not read; both are reported once', async () => {
  await writeFile(path.join(root, 'secret'), 'the password');
  await symlink(path.join(root, 'secret'), path.join(incoming, '0.xml'));
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  await lay('1.xml', '');
  await truncate(path.join(incoming, '1.xml'), 300_000_001);
  await settle('1.xml');
  await lay('2.xml', '<Document/>');
  expect(await look()).toEqual({
    taken: ['2.xml'],
    warned: [
      { name: '0.xml', reason: 'NO_FILE' },
      { name: '1.xml', reason: 'TOO_LARGE' },
    ],
    failure: null,
  });
  expect(await look()).toMatchObject({ taken: [], warned: [] });
});

test('a file that cannot be stored delays no other and is tried again', async () => {
  await lay('0.xml', 'poison');
  await lay('1.xml', '<Document/>');
  expect(await look('poison')).toEqual({
    taken: ['1.xml'],
    warned: [],
    failure: 'the store is full',
  });
  expect(await look()).toMatchObject({ taken: ['0.xml'], failure: null });
});
