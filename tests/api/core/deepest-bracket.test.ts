// Goal: scanning a document before it is parsed takes linear time, and no bracket escapes the
// count.
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
  'a long document of %s is scanned once',
  (part) => {
    const before = process.cpuUsage();
    deepestBracket(part.repeat(30_000));
    expect(process.cpuUsage(before).user).toBeLessThan(300_000);
  },
);
