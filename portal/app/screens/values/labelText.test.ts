import { expect, test } from 'vitest';
import { labelText } from './fieldTexts.ts';

// Goal: rows labelled by a day have a readable title. Method: a day and other labels, in both languages.

test('a day is shown with its month, and other labels unchanged', () => {
  expect(labelText('2026-11-27', 'nb')).toBe('27. november 2026');
  expect(labelText('2026-11-27', 'en')).toBe('27 November 2026');
  for (const label of ['1042-7', 'Kari Nordmann', '2026']) {
    expect(labelText(label, 'nb')).toBe(label);
  }
});
