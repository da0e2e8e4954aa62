import { expect, test } from 'vitest';
import { inWords } from '#tools/launcher/in-words.ts';

const failed = (code: string, place?: string) =>
  Object.assign(new Error(`${code}: no`), { code, path: place });

test('an unwritable folder is reported, with a remedy', () => {
  for (const code of ['EACCES', 'EPERM', 'EROFS']) {
    expect(inWords(failed(code, '/a/.data'))).toMatch(
      /^This user may not use \/a\/.data\. Start as/,
    );
  }
  expect(inWords(failed('ENOSPC'))).toMatch(/^The disk is full: a file could not be written/);
});

test('every other error is unchanged', () => {
  expect(inWords(failed('ENOENT', '/a'))).toBe('ENOENT: no');
  expect(inWords('no')).toBe('no');
});
