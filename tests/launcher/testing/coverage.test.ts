import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTitles } from './read-titles.ts';

// Goal: what documents A and B ask is shown by a test that is really there, is said to be shown by none, or was
// decided otherwise on a page that says why.
// Method: docs/coverage-a.md and coverage-b.md line by line; each test it names is looked up in its file by its title, and
// each figure of the bench by its name.

const root = path.resolve(import.meta.dirname, '../../..');
const NONE = /^not (shown|built) yet$/;
const DECIDED = /^decided: `(docs\/decisions\/[^`]+)` "([^"]+)"(?:; |$)/;
const SHOWN = /^`([^`]+)`((?: "[^"]+")+)$/;

/** Its lines are what a document asks; every section is gone through. */
function readPage(name: string) {
  const page = readFileSync(path.join(root, 'docs', name), 'utf8');
  const lines = page
    .split('\n')
    .map((text, at) => ({ text, at: at + 1 }))
    .slice(page.slice(0, page.indexOf('\n## ')).split('\n').length)
    .filter(({ text }) => text !== '' && !/^##+ /.test(text));
  return { name, lines, sections: page.split(/^## /m).slice(1) };
}

const pages = [
  { ...readPage('coverage-a.md'), least: 300, numbers: '123456789' },
  { ...readPage('coverage-b.md'), least: 250, numbers: '123456789' },
];

/** How quick something is, `npm run bench` shows: a figure with what it may be at most stands for a test. */
const figures = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bname: '([^']+)'.*\bmost:/g)].map(
    ([, name = '']) => name,
  );

const titlesOf = new Map<string, string[]>();
function titles(file: string): string[] {
  const read = file.startsWith('tests/bench/') ? figures : readTitles;
  const known = titlesOf.get(file) ?? read(path.join(root, file));
  titlesOf.set(file, known);
  return known;
}

/** What is wrong with a line, if anything. */
function faults(text: string): string[] {
  const [, shown] = /^- .+? → (.+)$/.exec(text) ?? [];
  if (!shown) return ['it says no requirement and what shows it'];
  if (NONE.test(shown)) return [];
  const [decided = '', page = '', heading = ''] = DECIDED.exec(shown) ?? [];
  const wrong = decided && !explains(page, heading) ? [`${page} does not decide “${heading}”`] : [];
  return [...wrong, ...testFaults(shown.slice(decided.length))];
}

/** A page of decisions has the name of each in bold letters. */
function explains(page: string, heading: string): boolean {
  const file = path.join(root, page);
  return existsSync(file) && readFileSync(file, 'utf8').includes(`**${heading}**`);
}

/** What is wrong with the tests a line names; one that was decided otherwise may name none. */
function testFaults(shown: string): string[] {
  if (shown === '') return [];
  return shown.split(/; (?=`)/).flatMap((one) => {
    const [, file = '', quoted = ''] = SHOWN.exec(one) ?? [];
    if (!file) return [`${one} is neither a test nor “not shown yet” nor “not built yet”`];
    if (!existsSync(path.join(root, file))) return [`${file} is not there`];
    return [...quoted.matchAll(/"([^"]+)"/g)].flatMap(([, words = '']) => {
      const found = titles(file).filter((title) => title.includes(words)).length;
      return found === 1 ? [] : [`${found || 'no'} tests of ${file} are called “${words}”`];
    });
  });
}

describe.each(pages)('$name', ({ name, lines, sections, least, numbers }) => {
  test('every requirement names a test that is there, or says honestly that none shows it', () => {
    expect(lines.length).toBeGreaterThan(least);
    const wrong = lines.flatMap(({ text, at }) =>
      faults(text).map((fault) => `docs/${name}:${at}: ${fault}`),
    );
    expect(wrong).toEqual([]);
  });

  test('every section is gone through, and nothing is said twice', () => {
    const numbered = sections.flatMap((text) => /^\d+/.exec(text)?.[0] ?? []);
    expect(numbered).toEqual([...numbers]);
    const stated = lines.map(({ text }) => text.split(' → ')[0]);
    expect(stated.filter((one, at) => stated.indexOf(one) !== at)).toEqual([]);
  });
});

test.each([
  ['- a name is required', 'no requirement and what shows it'],
  ['- a name is required → soon', 'neither a test'],
  ['- a name is required → `tests/gone.test.ts` "a name"', 'tests/gone.test.ts is not there'],
  ['- a name is required → `tests/forms/words.test.ts` "a name of nobody"', 'no tests of'],
  ['- a name is required → `tests/forms/words.test.ts` "a "', 'tests of'],
  ['- a name → decided: `docs/decisions/portal.md` "No such thing"', 'does not decide'],
  ['- a name → decided: `docs/decisions/gone.md` "Back"', 'does not decide'],
  ['- a name → decided: `docs/decisions/portal.md` "Back"; soon', 'neither a test'],
])('“%s” is told', (text, fault) => {
  expect(faults(text).join()).toContain(fault);
});
