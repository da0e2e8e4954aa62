import { expect, test } from 'vitest';
import { labelText } from './fieldTexts.ts';

// Goal: rows that go by a day have a title people read. Method: a day and other labels, in both languages.

test('a day is written in words, and everything else as it is', () => {
  expect(labelText('2026-11-27', 'nb')).toBe('27. november 2026');
  expect(labelText('2026-11-27', 'en')).toBe('27 November 2026');
  for (const label of ['1042-7', 'Kari Nordmann', '2026']) {
    expect(labelText(label, 'nb')).toBe(label);
  }
});
