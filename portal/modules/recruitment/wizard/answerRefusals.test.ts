import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { readWords } from '#forms/words/read-words.ts';
import { answerRefusals } from './answerRefusals.ts';
import en from './messages.en.json' with { type: 'json' };

// Goal: the refusal of an answer explains the expected format. Method: a question of each kind and limit.

const schemas = {
  mail: { type: 'string', format: 'email' },
  phone: { type: 'string', format: 'phone' },
  id: { type: 'string', format: 'national-id' },
  years: { type: 'integer', minimum: 0, maximum: 60 },
  weeks: { type: 'array', items: { enum: ['26', '27', '28'] }, minItems: 2 },
  short: { type: 'string', minLength: 3 },
};
const questions = Object.entries(schemas).map(([id, schema]) => ({ id, label: id, schema }));
const form = { pages: [{ title: 'All', pageNumber: 1, questions }] } as unknown as ApplicationForm;

beforeAll(async () => {
  const { errors = {} } = readWords('en');
  const resources = { en: { 'recruitment/wizard': en, errors } };
  await i18next.init({ lng: 'en', resources, interpolation: { escapeValue: false } });
});

test.each([
  ['mail', 'INVALID', 'Incorrect email format'],
  ['phone', 'INVALID', 'Write a phone number with eight digits, or with + and the country code'],
  ['id', 'INVALID', 'The number is not right. It has 11 digits; check them.'],
  ['years', 'INVALID', 'Write a whole number, without spaces, points or commas'],
  ['years', 'TOO_BIG', 'The number can be at most 60'],
  ['years', 'TOO_SMALL', 'The number must be at least 0'],
  ['weeks', 'TOO_SHORT', 'Give at least 2 answers'],
  ['short', 'TOO_SHORT', 'Write at least 3 characters'],
  ['short', 'INVALID', 'The answer is not valid'],
  ['short', 'BLANK', 'The answer is missing'],
])('%s refused as %s: “%s”', (id, code, text) => {
  const t = i18next.getFixedT('en', ['recruitment/wizard', 'errors']);
  expect(answerRefusals(readPages(form), 'en', t)(id, code)).toBe(text);
});
