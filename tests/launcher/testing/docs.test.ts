import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// Goal: the documentation stays short, and each path and link in it exists.
// Method: all pages in Git, except for texts of mails, pages of test data, and the files that the
// guide builds.

const root = path.resolve(import.meta.dirname, '../../..');
const MOST_WORDS = 22_000;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
}).split('\n');
const known = new Set(files);
for (const file of files) {
  for (let at = path.dirname(file); at !== '.'; at = path.dirname(at)) known.add(at);
}
const packages = new Set([...known].filter((one) => !one.includes('/')));
const pages = files.filter(
  (file) => file.endsWith('.md') && !/\/reactions\/|^tests\/toy\/|\/diagram\.md$/.test(file),
);

/** Pages that list every test of the specification; `npm run generate` writes them. */
const isGenerated = (file: string) => /\/coverage-\w+\.md$/.test(file);
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

/** Paths in code quotes that begin with a package, and links; a path with a placeholder names no file. */
function stalePlaces(page: string, text: string): string[] {
  const prose = withoutBlocks(text);
  const quoted = [...prose.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)\/?`/g)].map(([, one = '']) => one);
  const linked = [...prose.matchAll(/\]\(([^)#:{]+)(?:#[^)]*)?\)/g)].map(([, one = '']) =>
    path.join(path.dirname(page), one).replace(/\/$/, ''),
  );
  const named = quoted.filter((one) => packages.has(one.split('/')[0] ?? ''));
  return [...named, ...linked].filter((one) => !known.has(one) && !one.includes('/harbour'));
}

test('every path and link of the documentation exists', () => {
  expect(pages.length).toBeGreaterThan(40);
  const stale = pages
    .filter((page) => !isGenerated(page))
    .flatMap((page) =>
      stalePlaces(page, readFileSync(path.join(root, page), 'utf8')).map(
        (one) => `${page}: ${one}`,
      ),
    );
  expect(stale).toEqual([]);
});

test(`the folder docs has at most ${MOST_WORDS} words besides the coverage of the specification`, () => {
  const words = pages
    .filter((page) => page.startsWith('docs/') && !isGenerated(page))
    .flatMap((page) => readFileSync(path.join(root, page), 'utf8').match(/\S*\p{L}\S*/gu) ?? []);
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
});

test.each([
  ['see `tools/gone/run.ts`', 'tools/gone/run.ts'],
  ['see [the guide](gone.md)', 'docs/gone.md'],
])('“%s” is reported', (text, place) => {
  expect(stalePlaces('docs/page.md', text)).toEqual([place]);
});

test.each([
  '`tests/launcher/testing`',
  '[tags](tags.md#x)',
  '`accounts/send_mail`',
  '`forms/<name>.ts`',
])('“%s” is not reported', (text) => {
  expect(stalePlaces('docs/page.md', text)).toEqual([]);
});
