// Goal: a document costs time in proportion to its length before it is read, and no bracket is hidden from the count.
import { expect, test } from 'vitest';
import { deepestBracket } from '#plugins/core/limits/deepest-bracket.ts';

test.each([
  ['{ a { b(c: [{ d: "{{{" }]) } # {{{\n }', 5],
  ['{ a(b: """ \\""" """) { c { d } } e(f: "") }', 3],
  ['{ a(b: """{{""" c: "\\"{{" d: "") }', 2],
  ['{ a(b: "\n) }', 2],
])('the brackets of %s', (document, deepest) => {
  expect(deepestBracket(document)).toBe(deepest);
});

test.each(['\\"', '"\\\\', '"""\\', '"a', '#"'])(
  'a long document of %s is looked through once',
  (part) => {
    const before = process.cpuUsage();
    deepestBracket(part.repeat(30_000));
    expect(process.cpuUsage(before).user).toBeLessThan(300_000);
  },
);
