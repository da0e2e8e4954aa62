// Goal: a text of megabytes is refused before it is tidied, and one that is only encoded at length
// is not.
import { expect, test } from 'vitest';
import { findOversized } from '#forms/validate/find-oversized.ts';
import { readFigure } from '#forms/validate/read-figure.ts';
import { tidyInput } from '#forms/validate/validate-input.ts';

const schema = {
  properties: {
    name: { type: ['string', 'null'], maxLength: 255 },
    email: { type: 'string' },
    tags: { type: 'array', maxItems: 2, items: { type: 'string', maxLength: 10 } },
    file: { file: { maxBytes: 1e6, contentTypes: [] }, properties: { data: { type: 'string' } } },
    form: { type: 'object' },
  },
};

test('lists and texts far beyond their limit are refused at their place', () => {
  const decomposed = 'e\u0301'.repeat(255);
  const good = {
    name: decomposed,
    email: 'a@b.no',
    tags: ['a', 'b'],
    form: { a: 'x'.repeat(1e6) },
  };
  expect(findOversized(schema, { ...good, file: { data: 'x'.repeat(1e6) } })).toEqual([]);
  expect(
    findOversized(schema, {
      name: 'x'.repeat(1021),
      email: 'x'.repeat(80_001),
      tags: ['x', 'y', 'z'],
    }),
  ).toEqual(['name', 'email', 'tags'].map((path) => ({ code: 'TOO_BIG', path })));
  expect(findOversized(schema, { tags: ['x', 'y'.repeat(41)] })).toEqual([
    { code: 'TOO_BIG', path: 'tags.1' },
  ]);
});

test('a text without a schema is tidied only if it may be empty', () => {
  expect(tidyInput(schema, { form: { a: ' \u200b', b: ' b' } })).toEqual({
    form: { a: '', b: ' b' },
  });
  const before = process.cpuUsage();
  tidyInput(schema, { form: { a: ' a'.repeat(5e6) } });
  expect(process.cpuUsage(before).user).toBeLessThan(100_000);
});

test.each(['percent', 'money'] as const)(
  'a figure as %s of many spaces is read in linear time',
  (unit) => {
    const before = process.cpuUsage();
    readFigure(`1${' '.repeat(100_000)}x`, { decimals: 2, unit });
    expect(process.cpuUsage(before).user).toBeLessThan(300_000);
  },
);
