import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { moduleFiles } from '#db/tools/module-files.ts';

// Goal: every file of a module explains itself and is readable.
// Method: the text of the files is searched for rules that the catalogue cannot check, such as comments above
// functions.

const files = (await moduleFiles(databaseFolder)).map((path) => ({
  path,
  text: readFileSync(join(databaseFolder, 'modules', path), 'utf8'),
}));

const offending = (isOffence: (text: string) => boolean): string[] =>
  files.filter(({ text }) => isOffence(text)).map(({ path }) => path);

test('definer: every security-definer function is explained in the block above it', () => {
  const saysWhy = (text: string) =>
    /Definer\s+(?:--\s*)?because/.test(text.slice(0, text.search(/^create /m)));
  const isDefiner = (text: string) => /\bsecurity definer\b/i.test(text.replace(/--.*$/gm, ''));
  expect(offending((text) => isDefiner(text) && !saysWhy(text))).toEqual([]);
});

test('why: a module file longer than a few lines opens with its purpose', () => {
  const isLong = (text: string) => text.split('\n').length > 30;
  expect(offending((text) => isLong(text) && !text.startsWith('-- '))).toEqual([]);
});

test('tags: a comment with several tags gives each a line of its own', () => {
  const severalInOneLine = /\bE'(?:[^']|'')*@(?:[^']|'')*\\n@/;
  expect(offending((text) => severalInOneLine.test(text))).toEqual([]);
});

test('width: no handwritten line of SQL is wider than 160 characters', () => {
  const root = join(databaseFolder, '..');
  const written = globSync('{db,tools}/**/*.sql', { cwd: root }).filter(
    (path) => !/\.shape\.sql$|^db\/migrations\//.test(path),
  );
  const wide = written.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.length > 160 ? [`${path}:${at + 1}`] : [])),
  );
  expect(wide).toEqual([]);
});
