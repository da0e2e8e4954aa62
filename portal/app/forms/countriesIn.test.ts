import { expect, test } from 'vitest';
import { countriesIn } from './useCountries.ts';

// Requirements: A1.18, A3.16, B9.7
test('the supported countries come first, then all others by name', () => {
  const [first, second, third, fourth, ...rest] = countriesIn('nb').map(({ label }) => label);
  expect([first, second, third, fourth]).toEqual(['Norge', 'Sverige', 'Danmark', 'Finland']);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'nb')));
  expect(countriesIn('en')[0]).toEqual({ value: 'NO', label: 'Norway' });
});

// Requirements: A1.19, A3.16
test('every country is listed once, by its code of two letters', () => {
  const codes = countriesIn('en').map(({ value }) => value);
  expect(codes.length).toBeGreaterThan(190);
  expect(codes.length).toBeLessThanOrEqual(250);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{2}$/);
});
