import { expect, test } from 'vitest';
import { answerText } from './answerText.ts';

// Goal: a recruiter reads an answer as its applicant did, never as it is stored.
// Method: an answer of each kind, in both languages.

const written = { options: [], schema: {} };

test('options are shown by their labels, in the language of the reader', () => {
  const days = [{ value: 'mon', label: { nb: 'Mandag', en: 'Monday' } }];
  expect(answerText({ ...written, options: days }, ['mon', 'other'], 'en')).toBe('Monday, other');
});

test('a date is formatted, and other text stays as it was entered', () => {
  const day = { ...written, schema: { format: 'date' } };
  expect(answerText(day, '2027-01-04', 'nb')).toBe('4. januar 2027');
  expect(answerText(day, '2027-01-04', 'en')).toBe('4 January 2027');
  expect(answerText(day, 'soon', 'nb')).toBe('soon');
  expect(answerText(written, '2027-01-04', 'nb')).toBe('2027-01-04');
});

test('an unanswered question has an empty text', () => {
  expect(answerText(written, undefined, 'nb')).toBe('');
});
