import { expect, test } from 'vitest';
import { describeMoment } from './describeMoment.ts';

const now = new Date('2026-11-20T12:00:00');
const spoken = (value: string, language = 'nb') => describeMoment(value, language, now).spoken;

test('near days are relative', () => {
  expect(spoken('2026-11-20')).toBe('i dag');
  expect(spoken('2026-11-23')).toBe('om 3 dager');
  expect(spoken('2026-11-19', 'en')).toBe('yesterday');
});

test('other days are dates, with the year only if it is another', () => {
  expect(spoken('2026-03-12')).toBe('12. mars');
  expect(spoken('2025-03-12')).toBe('12. mars 2025');
});

test('a time can be shown for any day, except for a value without one', () => {
  const withClock = (value: string) => describeMoment(value, 'nb', now, true).spoken;
  expect(withClock('2026-11-23T14:05:00+01:00')).toMatch(/^23\. november \d\d:05$/);
  expect(withClock('2026-11-20T11:05:00Z')).toMatch(/^i dag \d\d:05$/);
  expect(withClock('2026-11-23')).toBe('om 3 dager');
});

// Requirements: A3.29, B9.6
test('a time without a zone is read as UTC', () => {
  const exact = (value: string) => describeMoment(value, 'en', now).exact;
  expect(exact('2026-01-05 10:00:00')).toBe(exact('2026-01-05T10:00:00Z'));
});
