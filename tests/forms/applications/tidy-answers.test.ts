// Goal: an answer is validated, counted and stored as it reads, without invisible characters from a
// keyboard or a paste.
// Method: one question of each kind, answered as phones, PDF and chats write; the recruiter's own
// texts stay unchanged.
import { expect, test } from 'vitest';
import type { Question } from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { compileForm } from '#forms/applications/compile-form.ts';

const judged = (question: Omit<Question, 'id' | 'label'>, answer: string | string[]) => {
  const form = {
    pages: [{ title: 'P', pageNumber: 1, questions: [{ id: 'a', label: 'A', ...question }] }],
  };
  const { errors, accepted } = checkAnswers(compileForm(form), { a: answer });
  return { codes: errors.map(({ code }) => code), accepted: accepted.a };
};
const text = (validationRegexp: string) => ({ type: 'TEXT' as const, validationRegexp });
const string = (schema: object) => ({ schema: { type: 'string', ...schema } });

test.each<[string, Omit<Question, 'id' | 'label'>, string, string]>([
  ['a pattern and a trailing space', text('^[0-9]{4}$'), '0150 ', '0150'],
  ['a pattern and a no-break space', text('^[0-9]{4}$'), '\u00a00150', '0150'],
  [
    'decomposed letters',
    text('^[A-Z\u00c6\u00d8\u00c5a-z\u00e6\u00f8\u00e5 -]+$'),
    'A\u030ase',
    '\u00c5se',
  ],
  ['a length', string({ maxLength: 5 }), 'abcde ', 'abcde'],
  ['a national number', string({ format: 'national-id' }), '018100-00003 ', '01810000003'],
  ['a phone number', string({ format: 'phone' }), '+47 (900) 00-001', '+4790000001'],
  ['a country code in brackets', string({ format: 'phone' }), '(+47) 900 00 001', '+4790000001'],
  [
    'a country code with a dialling prefix',
    string({ format: 'phone' }),
    '0047 90000001',
    '0047 90000001',
  ],
  [
    'a number of another country',
    string({ format: 'phone' }),
    '+46 70 123 45 67',
    '+46 70 123 45 67',
  ],
  ['the short number of a company', string({ format: 'phone' }), '02800', '02800'],
  [
    'an address',
    string({ format: 'email' }),
    'a@bl\u00e5b\u00e6r.example\u200b',
    'a@xn--blbr-roah.example',
  ],
  [
    'a format with a pattern',
    string({ format: 'phone', pattern: '^[+]47 ' }),
    '+47 900 00 001\u00a0',
    '+47 900 00 001',
  ],
])('%s', (_name, question, answer, accepted) => {
  expect(judged(question, answer)).toEqual({ codes: [], accepted });
});

test.each([
  '9123456',
  '1234',
  '070-123 45 67',
  '47 912 34 567',
  '+4791234567890123',
  'ring 91234567',
])('a phone number that cannot be called is refused: %s', (answer) => {
  expect(judged(string({ format: 'phone' }), answer).codes).toEqual(['INVALID']);
});

test('a choice is stored as the form’s text, however it is typed', () => {
  const choice = { type: 'RADIOS' as const, options: ['10\u00a0timer ', 'Nei'] };
  expect(judged(choice, '10\u00a0timer ')).toEqual({ codes: [], accepted: '10\u00a0timer ' });
  expect(judged(choice, '10 timer')).toEqual({ codes: [], accepted: '10\u00a0timer ' });
  expect(judged({ ...choice, type: 'CHECKBOXES' }, ['Nei\u200b'])).toEqual({
    codes: [],
    accepted: ['Nei'],
  });
  expect(judged(choice, 'Kanskje').codes).toEqual(['INCLUSION']);
});

test.each([
  ['1 000', [], '1000'],
  ['1\u00a0000\u00a0000', [], '1000000'],
  ['3,00', [], '3'],
  ['1.000', ['INVALID'], '1.000'],
  ['1,000', ['INVALID'], '1,000'],
  ['10 %', ['INVALID'], '10 %'],
])('a whole number %j gives %j and is stored as %j', (answer, codes, accepted) => {
  expect(judged({ schema: { type: 'integer' } }, answer)).toEqual({ codes, accepted });
});

test.each([
  ['2,5', [], '2,5'],
  ['1 234.5', [], '1234.5'],
  ['1.234,5', [], '1234,5'],
  ['1.500', ['INVALID'], '1.500'],
])('a number %j gives %j and is stored as %j', (answer, codes, accepted) => {
  expect(judged({ schema: { type: 'number' } }, answer)).toEqual({ codes, accepted });
});

test('an answer of invisible characters counts as empty', () => {
  expect(judged({ type: 'TEXT', required: true }, '\u200b\u00a0')).toEqual({
    codes: ['BLANK'],
    accepted: undefined,
  });
});
