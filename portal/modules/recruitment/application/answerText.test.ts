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

test('the domain of an address has its own letters', () => {
  const mail = { ...written, schema: { format: 'email' } };
  expect(answerText(mail, 'ola@xn--blbr-roah.no', 'nb')).toBe('ola@blåbær.no');
});

test('a number is shown as it is understood, and one that is not stays as it was entered', () => {
  const whole = { ...written, schema: { type: 'integer' } };
  const number = { ...written, schema: { type: 'number' } };
  expect(answerText(whole, '7,0', 'nb')).toBe('7');
  expect(answerText(whole, '1 998', 'nb')).toBe('1998');
  expect(answerText(number, '1 500,50', 'nb')).toBe('1\u202f500,5');
  expect(answerText(number, '1500,50', 'en')).toBe('1\u202f500.5');
  expect(answerText(number, '1.500', 'nb')).toBe('1.500');
});

test('an unanswered question has an empty text', () => {
  expect(answerText(written, undefined, 'nb')).toBe('');
});
