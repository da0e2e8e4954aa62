import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { atLeast, below, breakpoints } from '#shared/breakpoints.ts';

// Goal: a layout changes at the widths of document A, section 9, and at no others.
// Method: every media query of the style sheets, and every use in a program.
const root = path.resolve(import.meta.dirname, '../..');
const sources = (endings: string) =>
  globSync(`{shared,plugins,portal,admin,sandbox}/**/*.${endings}`, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

// Requirements: A9.14
test('style sheets change at a breakpoint', () => {
  const found = sources('css').flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => [...query.matchAll(/(?:(min|max)-)?width\s*[:<>=]+\s*([\d.]+\w*)/g)])
      .filter(([, kind, width]) => !allowed(kind, width ?? ''))
      .map(([query]) => `${file}: ${query}`),
  );
  expect(found).toEqual([]);
});

// Requirements: A9.14
test('programs use a breakpoint by its name', () => {
  const found = sources('{ts,tsx}')
    .filter(({ file }) => file !== 'shared/breakpoints.ts' && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => /\((min|max)-width|innerWidth/.test(text))
    .map(({ file }) => file);
  expect(found).toEqual([]);
});

test('each side of a breakpoint has one query', () => {
  expect(below(640)).toBe('(max-width: 639px)');
  expect(atLeast(640)).toBe('(min-width: 640px)');
});

function allowed(kind: string | undefined, width: string): boolean {
  return breakpoints.some((at) => width === `${kind === 'max' ? at - 1 : at}px` && kind);
}
