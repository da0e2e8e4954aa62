// Goal: the cost of a form's patterns is limited for one answer, one call and one form, each
// reported at its place, and compiled forms use bounded memory, however many there are.
import v8 from 'node:v8';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { checkAnswers } from '#forms/applications/check-answers.ts';
import { checkApplicationForm } from '#forms/applications/checks/check-application-form.ts';
import { compileForm } from '#forms/applications/compile-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';
import { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import { patternLimits } from '#forms/applications/patterns/pattern-limits.ts';
import { judgeAnswers } from '#plugins/modules/recruitment/judging/judge-answers.ts';
import { asBrowser } from './support/as-browser.ts';

const asking = (...patterns: string[]): ApplicationForm => ({
  pages: [
    {
      title: 'P',
      pageNumber: 1,
      questions: patterns.map((validationRegexp, at) => ({
        id: `q${at}`,
        label: 'L',
        type: 'TEXT' as const,
        validationRegexp,
      })),
    },
  ],
});
const each = (count: number, pattern: (at: number) => string) =>
  asking(...Array.from({ length: count }, (_, at) => pattern(at)));
const answersOf = (form: ApplicationForm, answer: string) =>
  Object.fromEntries(form.pages[0]!.questions!.map(({ id }) => [id, answer]));
const faultsOf = (form: unknown) =>
  checkApplicationForm(form, metaValidators()).map(({ pointer, code }) => [pointer, code]);

const slow = '(?:[ab]?[ac]?){450}[cd]{2}$';

test('answers whose patterns would together take too long are refused at their questions, alike in browser and server', async () => {
  const form = each(38, () => slow);
  expect(faultsOf(form)).toEqual([]);
  const answers = { ...answersOf(form, 'ab'.repeat(2475)), q30: 'abcd' };
  const from = process.cpuUsage();
  const { errors } = checkAnswers(compileForm(form), answers);
  const { user } = process.cpuUsage(from);
  // Without a limit it takes half a minute.
  expect(user / 1e6).toBeLessThan(4);
  const cost = linearRegExp(slow).steps * 4951;
  const judged = Math.floor(patternLimits.stepsOfCall / cost);
  expect(errors.filter(({ code }) => code === 'TOO_BIG')).toHaveLength(37 - judged);
  // Short answers are validated, whatever comes before.
  expect(errors).not.toContainEqual(expect.objectContaining({ path: 'q30' }));
  expect(checkAnswers(await asBrowser(form), answers).errors).toEqual(errors);
});

test('ordinary answers are far below the limit', () => {
  const form = each(100, (at) => `^[A-ZÆØÅ][a-zæøå]{1,30}( [A-ZÆØÅ][a-zæøå]{1,30})*[${at % 10}]?$`);
  expect(faultsOf(form)).toEqual([]);
  expect(checkAnswers(compileForm(form), answersOf(form, 'Kari Nordmann')).errors).toEqual([]);
});

test.each<[string, (at: number) => string]>([
  ['many steps', (at) => `(a|b|ab|ba|aab){1,139}[^ab]{1,${at + 1}}`],
  ['many letters', (at) => `^${'a'.repeat(990)}${at}`],
  ['many tables of Unicode', (at) => `[\\pL\\pN${'\\p{Greek}'.repeat(20)}${at}]{3}`],
  ['many invalid patterns', (at) => `[\\PL\\PN${'\\p{Greek}'.repeat(40)}${at}`],
])(
  'patterns that are too expensive together are reported at the first beyond the limit: %s',
  (_name, pattern) => {
    const form = each(150, pattern);
    const from = process.cpuUsage();
    const [[pointer, code] = [], ...others] = faultsOf(form);
    expect(process.cpuUsage(from).user / 1e6).toBeLessThan(3);
    expect(code).toBe('patternsTooHeavy');
    expect(others).toEqual([]);
    expect(pointer).toMatch(/^\/pages\/0\/questions\/\d+\/validationRegexp$/);
    expect(fillSample(form)).toEqual({});
  },
);

test('a pattern that is used a hundred times counts once, and one in a schema as any other', () => {
  expect(faultsOf(each(500, () => slow))).toEqual([]);
  const schema = { items: { enum: ['a'], pattern: 'a' }, type: 'array' };
  const heavy = Array.from({ length: 30 }, (_, at) => `(?:[ab]?[ac]?){400}${at}`);
  const form = {
    definitions: Object.fromEntries(heavy.map((pattern, at) => [`d${at}`, { pattern }])),
    pages: [{ title: 'P', pageNumber: 1, questions: [{ id: 'q', label: 'L', schema }] }],
  };
  expect(faultsOf(form)).toEqual([
    [expect.stringMatching(/^\/definitions\/d\d+\/pattern$/), 'patternsTooHeavy'],
  ]);
});

test('twenty-five of the largest forms use less memory than one of 500 patterns did', () => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const before = heap();
  for (let number = 0; number < 25; number++) {
    const form = each(60, (at) => `^(?:[ab]?[ac]?){150}${number}x${at}$`);
    expect(faultsOf(form)).toEqual([]);
    judgeAnswers({ form, digest: `form ${number}`, answers: answersOf(form, 'ab') });
  }
  expect(heap() - before).toBeLessThan(160);
});
