import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverageFaults, coveragePages, documents, requirementsOf } from './coverage-pages.ts';
import { shownIn, shownRequirements } from './shown-requirements.ts';

// Goal: each requirement of documents A and B is covered by a running test that names it, or was
// decided otherwise on a page that says why; docs/coverage-a.md and coverage-b.md list them.
// Method: requirements from a.json and b.json, ids from the comments before the tests.

const root = path.resolve(import.meta.dirname, '../../..');

test('every requirement is named by a test, and every id that a test names is a requirement', () => {
  expect(coverageFaults(Object.values(documents), shownRequirements(root), root)).toEqual([]);
});

test.each(Object.entries(coveragePages(root)))(
  '%s matches its generated contents',
  (file, text) => {
    expect(readFileSync(path.join(root, file), 'utf8'), 'npm run generate').toBe(text);
  },
);

describe.each([
  ['a', 500],
  ['b', 250],
] as const)('document %s', (name, least) => {
  const { sections } = documents[name];
  const all = requirementsOf(documents[name]);

  test('has its nine sections, and no repeated sentence', () => {
    const numbers = sections.flatMap(({ heading }) => /^## (\d+)/.exec(heading)?.[1] ?? []);
    expect(numbers).toEqual([...'123456789']);
    const sentences = all.map(([, one]) => JSON.stringify(one));
    expect(sentences.length).toBeGreaterThan(least);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('identifies its requirements by its own letter', () => {
    expect(all.filter(([id]) => !id.startsWith(name.toUpperCase())).map(([id]) => id)).toEqual([]);
  });
});

const asks = (requirements: Record<string, string | { asked: string; decided: string }>) => [
  { title: '', intro: '', sections: [{ heading: '## 1', requirements }] },
];
const shown = (ids: string[], title = 'a name') => [{ file: 'tests/a.test.ts', title, ids }];

test.each([
  ['a requirement without a test', asks({ 'A1.1': 'a name' }), [], 'A1.1 is shown by no test'],
  ['an unknown id', asks({}), shown(['A1.9']), 'there is no requirement A1.9'],
  ['an id before no test', asks({ 'A1.1': 'a name' }), shown(['A1.1'], ''), 'before no test'],
  [
    'a decision that is on no page',
    asks({ 'A1.1': { asked: 'a name', decided: 'docs/decisions/portal.md#No such thing' } }),
    [],
    'is decided by no entry',
  ],
])('%s is reported', (_, all, tests, fault) => {
  expect(coverageFaults(all, tests, root).join()).toContain(fault);
});

test('a skipped test covers nothing', () => {
  const text = (call: string) =>
    `// Requirements: A1.1, A1.2,\n// A1.3\n${call}('a name', () => {});\n`;
  expect(shownIn('tests/a.test.ts', text('test'))).toEqual(shown(['A1.1', 'A1.2', 'A1.3']));
  expect(shownIn('tests/a.test.ts', text('test.skip'))[0]?.title).toBe('');
});
