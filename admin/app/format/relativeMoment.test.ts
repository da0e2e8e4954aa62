import { expect, it } from 'vitest';
import { relativeMoment } from '../fields/Moment.tsx';
import { monthText } from './sinceText.ts';

const now = new Date('2026-11-21T10:00:00');

it.each([
  ['2026-11-21T09:05:00', 'datetime', 'i dag 09:05'],
  ['2026-11-20T23:59:00', 'datetime', 'i går 23:59'],
  ['2026-05-18T20:04:00', 'datetime', '18. mai 20:04'],
  ['2025-11-26T18:59:00', 'datetime', '26. nov. 2025, 18:59'],
  ['2026-11-22', 'date', 'i morgen'],
  ['2026-12-24', 'date', '24. des. 2026'],
  ['later', 'date', 'later'],
] as const)('shows %s as %s', (value, kind, text) => {
  expect(relativeMoment(value, kind, 'nb', now)).toBe(text);
});

it.each([
  ['2026-11-01', 'nb', 'November 2026'],
  ['2026-05-31', 'nb', 'Mai 2026'],
  ['2026-03-01', 'en', 'March 2026'],
  ['later', 'en', 'later'],
] as const)('shows the month of %s in %s as %s', (value, locale, text) => {
  expect(monthText(value, locale)).toBe(text);
});
