import { expect, test } from 'vitest';
import { answerText } from './answerText.ts';

// Goal: a recruiter reads an answer as its applicant did, never as it is kept.
// Method: an answer of each kind, in both languages.

const written = { options: [], schema: {} };

test('options are said by their labels, in the language of whoever reads', () => {
  const days = [{ value: 'mon', label: { nb: 'Mandag', en: 'Monday' } }];
  expect(answerText({ ...written, options: days }, ['mon', 'other'], 'en')).toBe('Monday, other');
});

test('a day is written out, and what only looks like one stays as it was written', () => {
  const day = { ...written, schema: { format: 'date' } };
  expect(answerText(day, '2027-01-04', 'nb')).toBe('4. januar 2027');
  expect(answerText(day, '2027-01-04', 'en')).toBe('4 January 2027');
  expect(answerText(day, 'soon', 'nb')).toBe('soon');
  expect(answerText(written, '2027-01-04', 'nb')).toBe('2027-01-04');
});

test('nothing is said of what was left open', () => {
  expect(answerText(written, undefined, 'nb')).toBe('');
});
