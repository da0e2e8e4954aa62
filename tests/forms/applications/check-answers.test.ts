// Goal: answers from a browser count only if the form asks for them, and each is validated by its
// own question.
import { expect, test } from 'vitest';
import {
  type Answers,
  type ApplicationForm,
  answersFor,
  answersOf,
  type Page,
  type Question,
} from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { compileForm } from '#forms/applications/compile-form.ts';

const page = (pageNumber: number, questions: Question[], more: Partial<Page> = {}): Page => ({
  title: `P${pageNumber}`,
  pageNumber,
  questions,
  ...more,
});
const yesNo = ['yes', 'no'];
const driver: ApplicationForm = {
  pages: [
    page(1, [{ id: 'car', label: 'Car?', type: 'RADIOS', required: true, options: yesNo }]),
    page(
      2,
      [
        {
          id: 'plate',
          label: 'Plate',
          type: 'TEXT',
          required: true,
          validationRegexp: '^[A-Z]{2}',
        },
        { id: 'seats', label: 'Seats', schema: { type: 'integer', minimum: 1 } },
        {
          id: 'trailer',
          label: 'Trailer?',
          type: 'CHECKBOXES',
          options: ['small', 'large'],
          condition: { questionId: 'seats', mode: 'HIDE_IF_MATCH', value: '2' },
        },
      ],
      { condition: { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'yes' } },
    ),
    page(3, [
      {
        id: 'hitch',
        label: 'Hitch',
        type: 'TEXT',
        required: true,
        validationRegexp: '^[0-9]+$',
        condition: { questionId: 'trailer', mode: 'SHOW_IF_MATCH', values: ['small', 'large'] },
      },
    ]),
  ],
};
const judged = (answers: Answers) => checkAnswers(compileForm(driver), answers);

test('a shown and required question must be answered, whatever the other answers', () => {
  expect(judged({})).toEqual({ errors: [{ code: 'BLANK', path: 'car' }], accepted: {} });
  expect(judged({ car: '\u200b' }).errors).toEqual([{ code: 'BLANK', path: 'car' }]);
  expect(judged({ car: 'yes' }).errors).toEqual([{ code: 'BLANK', path: 'plate' }]);
});

// Requirements: B3.23
test('answers to hidden questions are dropped, and questions that depend on them stay hidden', () => {
  const lie = { car: 'no', plate: '??', seats: 'many', trailer: ['small'], hitch: 'x', stray: 'y' };
  expect(judged(lie)).toEqual({ errors: [], accepted: { car: 'no' } });
});

test('questions that an answer shows are asked, over three pages', () => {
  const shown = { car: 'yes', plate: 'EK 1', seats: '4', trailer: ['large'] };
  expect(judged(shown).errors).toEqual([{ code: 'BLANK', path: 'hitch' }]);
  const hidden = { ...shown, seats: '2', hitch: '50' };
  expect(judged(hidden)).toEqual({
    errors: [],
    accepted: { car: 'yes', plate: 'EK 1', seats: '2' },
  });
});

// Requirements: B3.23
test('every error is reported at its question, by its own pattern', () => {
  const wrong = { car: 'yes', plate: '12', seats: '0', trailer: ['huge', 'small'], hitch: 'AB' };
  expect(judged(wrong).errors).toEqual([
    { code: 'INVALID', path: 'plate' },
    { code: 'TOO_SMALL', path: 'seats' },
    { code: 'INCLUSION', path: 'trailer' },
    { code: 'INVALID', path: 'hitch' },
  ]);
});

test.each([
  ['4', []],
  ['4,5', ['INVALID']],
  ['four', ['INVALID']],
  ['1e3', ['INVALID']],
  ['9'.repeat(400), ['INVALID']],
])('%s as a whole number', (seats, codes) => {
  const { errors } = judged({ car: 'yes', plate: 'EK 1', seats });
  expect(errors.map(({ code }) => code)).toEqual(codes);
});

test('one answer to a multiple choice, and several to a single choice, are refused and not converted', () => {
  const { errors } = judged({ car: 'yes', plate: ['EK 1'], trailer: 'small' });
  expect(errors).toContainEqual({ code: 'INVALID', path: 'plate' });
  expect(errors).toContainEqual({ code: 'INVALID', path: 'trailer' });
});

test.each([
  ['three letters', 'abc', []],
  ['three characters of two units each', '🦊🦊🦊', []],
  ['three of them and a letter', '🦊🦊🦊a', ['TOO_BIG']],
  ['four letters', 'abcd', ['TOO_BIG']],
])('of at most three letters: %s', (_name, nick, codes) => {
  const form: ApplicationForm = {
    pages: [page(1, [{ id: 'nick', label: 'Nick', schema: { type: 'string', maxLength: 3 } }])],
  };
  const { errors } = checkAnswers(compileForm(form), { nick });
  expect(errors).toEqual(codes.map((code) => ({ code, path: 'nick' })));
});

test('a national number must be valid', () => {
  const form: ApplicationForm = {
    pages: [page(1, [{ id: 'number', label: 'Number', schema: { format: 'national-id' } }])],
  };
  const codes = (number: string) =>
    checkAnswers(compileForm(form), { number }).errors.map(({ code }) => code);
  expect(codes('13097248022')).toEqual([]);
  expect(codes('130972 48022')).toEqual([]);
  expect(codes('13097248023')).toEqual(['INVALID']);
  expect(codes('00000000000')).toEqual(['INVALID']);
});

test('answers are returned by the API as they were sent', () => {
  const answers = { car: 'yes', trailer: ['small', 'large'] };
  expect(answersOf(answersFor(answers))).toEqual(answers);
  expect(answersOf([{ questionId: 'car', value: null, values: null }])).toEqual({ car: undefined });
});
