import { expect, test } from 'vitest';
import { checkForm } from '../problems/checkForm.ts';
import { joinChecks, splitChecks } from './formAndChecks.ts';
import { formEdits } from './formEdits.ts';
import { conditionsOn } from './freeId.ts';
import { readOutline } from './readOutline.ts';

// Goal: checks are designed with the form, and follow changes of the questions they depend on.
const question = { id: 'car', label: 'Car?', type: 'RADIOS', options: ['yes', 'no'] };
const form = { pages: [{ title: 'P', pageNumber: 1, questions: [question] }] };
const condition = { questionId: 'car', mode: 'SHOW_IF_MATCH', value: 'yes' };
const checks = [{ jobCheckType: 'IDENTITY' }, { jobCheckType: 'DRIVERS_LICENSE', condition }];
const text = JSON.stringify(joinChecks(form, checks), null, 2);

test('form and checks are joined and split again; a form without checks is unchanged', () => {
  expect(splitChecks(JSON.parse(text))).toEqual({ applicationForm: form, jobChecks: checks });
  expect(joinChecks(form, [])).toEqual(form);
  expect(splitChecks(form)).toEqual({ applicationForm: form, jobChecks: [] });
});

test('checks have a path, a kind and a condition in the outline', () => {
  expect(readOutline(text).checks).toMatchObject([
    { path: ['jobChecks', 0], key: 'check 0', jobCheckType: 'IDENTITY', condition: null },
    { path: ['jobChecks', 1], key: 'check 1', condition: { questionId: 'car', values: ['yes'] } },
  ]);
  expect(readOutline('{"jobChecks": 3, "pages": []}').checks).toEqual([]);
});

test('a question is renamed in the conditions of checks as well', () => {
  const place = { page: 0, at: 0 };
  const renamed = formEdits.renameQuestion(text, place, 'drives');
  expect(conditionsOn(renamed, 'drives')).toMatchObject([{ path: ['jobChecks', 1] }]);
});

test('a check of a removed question keeps its condition and is reported', () => {
  const without = formEdits.removeQuestion(text, { page: 0, at: 0 });
  expect(readOutline(without).checks[1]?.condition?.questionId).toBe('car');
  expect(checkForm(JSON.parse(without))).toMatchObject([
    { pointer: '/jobChecks/1/condition/questionId', code: 'unknownQuestion' },
  ]);
});

test('faults of checks are reported at their place in the text', () => {
  const codes = (jobChecks: unknown) =>
    checkForm(joinChecks(form, jobChecks)).map(({ pointer, code }) => [pointer, code]);
  expect(codes({})).toEqual([['/jobChecks', 'type']]);
  expect(codes([{ jobCheckType: 'MOOD' }])).toEqual([['/jobChecks/0/jobCheckType', 'choice']]);
  expect(codes([{ ...checks[1], condition: { ...condition, value: 'maybe' } }])).toEqual([
    ['/jobChecks/0/condition', 'neverMatches'],
  ]);
});
