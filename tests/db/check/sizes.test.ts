// Goal: a folder of more than 30 programs, a file of more than 200 lines and a spread that only packs are found.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sizeOffences } from '#tools/check/size-offences.ts';

function offencesIn(folder: string, names: string[], text = '') {
  const root = mkdtempSync(path.join(tmpdir(), 'honorar-folders-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, folder, 'part'), { recursive: true });
  for (const name of names) writeFileSync(path.join(root, folder, name), text);
  return sizeOffences(root).map(({ file, what }) => `${file}: ${what}`);
}

const files = (number: number, ending = 'ts') =>
  Array.from({ length: number }, (_, nth) => `part${nth}.${ending}`);

test('31 files side by side are too many, 30 are not', () => {
  expect(offencesIn('portal/app/parts', files(31))).toEqual([
    'portal/app/parts: the folder has 31 files',
  ]);
  expect(offencesIn('portal/app/parts', files(30))).toEqual([]);
});

test('styles count with programs', () => {
  expect(offencesIn('portal/app/parts', [...files(20), ...files(11, 'module.css')])).toHaveLength(
    1,
  );
});

test('files of subfolders do not count', () => {
  const within = files(20).map((name) => `part/${name}`);
  expect(offencesIn('portal/app/parts', [...files(20), ...within])).toEqual([]);
});

test.each([
  ['generated', 'portal/app/parts', 'generated.ts'],
  ['of SQL', 'db/modules/core/functions', 'sql'],
])('files that are %s do not count', (_what, folder, ending) => {
  expect(offencesIn(folder, files(40, ending))).toEqual([]);
});

const lines = (number: number) => 'line\n'.repeat(number);

test.each([
  ['portal/app/parts', 'Part.tsx'],
  ['db/modules/core/functions', 'part.sql'],
])('a file of %s with 201 lines is too long, with 200 it is not', (folder, name) => {
  expect(offencesIn(folder, [name], lines(201))).toEqual([`${folder}/${name}: it has 201 lines`]);
  expect(offencesIn(folder, [name], lines(200))).toEqual([]);
});

test.each([
  ['portal/app/parts', 'Part.test.tsx'],
  ['portal/graphql', 'env.generated.d.ts'],
  ['db/modules/core', 'types.shape.sql'],
  ['db/migrations/current', '1-current.sql'],
])('tests, generated files and committed migrations may be longer: %s/%s', (folder, name) => {
  expect(offencesIn(folder, [name], lines(201))).toEqual([]);
});

test('a spread that packs several properties into a line is reported, a conditional spread is not', () => {
  const text = 'const a = {\n  ...{ b: 1, c: 2 },\n  ...(d && { e: 3 }),\n  ...f,\n};\n';
  for (const folder of ['portal/app', 'tests/api']) {
    expect(offencesIn(folder, ['a.test.ts'], text)).toEqual([
      `${folder}/a.test.ts: a spread only shortens the lines`,
    ]);
  }
});
