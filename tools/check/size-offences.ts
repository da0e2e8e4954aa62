import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';

const MOST_FILES = 30;
const MOST_LINES = 200;
const PACKAGES = '{admin,db,forms,plugins,portal,sandbox,server,shared,tools,workers}';
/** Generated, or written once for good. */
const SKIPPED = /node_modules|generated|\/dist\/|^db\/migrations\/|\.shape\.sql$/;

/** Folders and files of more than a reader takes in, and lines that hide it. */
export function sizeOffences(root: string): Offence[] {
  const files = globSync(`${PACKAGES}/**/*.{ts,tsx,mjs,css,sql}`, {
    cwd: root,
    exclude: (file) => file === 'node_modules',
  })
    .filter((file) => !SKIPPED.test(file))
    .sort();
  return [...folderOffences(files), ...lengthOffences(root, files), ...packedOffences(root, files)];
}

/** Flat folders of programs and styles; those of SQL are lists by name. */
function folderOffences(files: string[]): Offence[] {
  const numbers = new Map<string, number>();
  for (const file of files.filter((one) => !one.endsWith('.sql'))) {
    const folder = path.dirname(file);
    numbers.set(folder, (numbers.get(folder) ?? 0) + 1);
  }
  return [...numbers]
    .filter(([, number]) => number > MOST_FILES)
    .sort()
    .map(([file, number]) => ({
      rule: 'folders',
      file,
      line: null,
      what: `the folder has ${number} files`,
      cure: `Move the files about one noun into a folder of its name; a folder has at most ${MOST_FILES}.`,
    }));
}

/** Lists that go on: the cases of a test, and the rules of a table, which grow with its columns. */
const LISTS = /\.test\.tsx?$|\.rules\.sql$/;

/** Programs and SQL written by hand. */
function lengthOffences(root: string, files: string[]): Offence[] {
  return files
    .filter((file) => !file.endsWith('.css') && !LISTS.test(file))
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length;
      if (lines <= MOST_LINES) return [];
      return {
        rule: 'lengths',
        file,
        line: MOST_LINES + 1,
        what: `it has ${lines} lines`,
        cure: `Move a separate concept into a file of its name; a file has at most ${MOST_LINES}.`,
      };
    });
}

/** Spreads of an object that is written on the spot: several properties in a line that would have one. */
function packedOffences(root: string, files: string[]): Offence[] {
  const programs = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  return [...programs, ...globSync('tests/**/*.{ts,tsx}', { cwd: root }).sort()]
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((text, index) => (/^\s*\.\.\.\{/.test(text) ? [{ file, line: index + 1 }] : [])),
    )
    .map((place) => ({
      ...place,
      rule: 'packed',
      what: 'a spread only shortens the lines',
      cure: 'Write the properties without `...` and its brackets.',
    }));
}
