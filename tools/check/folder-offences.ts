import { globSync } from 'node:fs';
import path from 'node:path';
import type { Offence } from '#db/check/offence.ts';

const MOST_FILES = 30;
const PACKAGES = '{admin,db,forms,plugins,portal,sandbox,server,shared,tools,workers}';
/** Generated, or written once for good. */
const SKIPPED = /node_modules|generated|\/dist\/|^db\/migrations\//;

/** Flat folders of more programs and styles than a reader takes in; those of SQL are lists by name. */
export function folderOffences(root: string): Offence[] {
  const files = globSync(`${PACKAGES}/**/*.{ts,tsx,mjs,css}`, {
    cwd: root,
    exclude: (file) => file === 'node_modules',
  });
  const numbers = new Map<string, number>();
  for (const file of files) {
    if (SKIPPED.test(file)) continue;
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
      what: `${number} files are side by side`,
      cure: `Move those of one noun into a folder of its name; a folder has at most ${MOST_FILES}.`,
    }));
}
