// Goal: for the patterns of recruiters, a matching text can be shown.
import { expect, test } from 'vitest';
import { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import { sampleOfPattern } from '#forms/applications/patterns/sample-of-pattern.ts';

test.each([
  '^[0-9]{7,9}$',
  '^[A-Za-z]{2} ?[0-9]{5}$',
  '^(?:ja|nei)$',
  '^(?P<year>\\d{4})-(?<month>\\d{2})$',
  '^\\p{Lu}\\p{L}+(?: \\p{L}+)*$',
  '^[^a-z]+$',
  '^[\\]\\-x]{3}$',
  '^[[:alpha:]]+\\.no$',
  '(?i)^hei$',
  '^https://\\S+\\.\\S{2,}$',
  '\\bkor\\b',
  '^[日月]$',
  '^a*b?c*$',
  '"\\\\/',
])('%s', (pattern) => {
  const sample = sampleOfPattern(pattern);
  expect(sample).not.toBeNull();
  expect(linearRegExp(pattern).test(String(sample))).toBe(true);
});

test('a pattern that nothing or only empty text matches has no sample', () => {
  expect(sampleOfPattern('a^b')).toBeNull();
  expect(sampleOfPattern('^$')).toBeNull();
});
