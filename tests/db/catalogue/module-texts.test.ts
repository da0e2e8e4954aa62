import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { databaseFolder } from '#db/tools/database-folder.ts';
import { moduleFiles } from '#db/tools/module-files.ts';

// Goal: whoever opens a file of a module finds out why, and can read it. What the catalogue forgets,
// as a block above a function or the way a comment is written, is looked for in the files' text.

const files = (await moduleFiles(databaseFolder)).map((path) => ({
  path,
  text: readFileSync(join(databaseFolder, 'modules', path), 'utf8'),
}));

const offending = (isOffence: (text: string) => boolean): string[] =>
  files.filter(({ text }) => isOffence(text)).map(({ path }) => path);

test('definer: every security-definer function says why in the block above it', () => {
  const saysWhy = (text: string) =>
    /Definer\s+(?:--\s*)?because/.test(text.slice(0, text.search(/^create /m)));
  const isDefiner = (text: string) => /\bsecurity definer\b/i.test(text.replace(/--.*$/gm, ''));
  expect(offending((text) => isDefiner(text) && !saysWhy(text))).toEqual([]);
});

test('why: a module file longer than a glance opens by saying why it exists', () => {
  const isLong = (text: string) => text.split('\n').length > 30;
  expect(offending((text) => isLong(text) && !text.startsWith('-- '))).toEqual([]);
});

test('tags: a comment with several tags gives each a line of its own', () => {
  const severalInOneLine = /\bE'(?:[^']|'')*@(?:[^']|'')*\\n@/;
  expect(offending((text) => severalInOneLine.test(text))).toEqual([]);
});

test('width: no line of SQL that somebody writes is wider than 160 characters', () => {
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
