// Goal: what checking a form costs is bounded by the form as a whole, and so is what is compiled of it: neither what
// patterns are asked of lengths, choices and conditions nor what many questions name by `$ref` goes beyond it.
import { expect, test } from 'vitest';
import { checkApplicationForm } from '#forms/applications/checks/check-application-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';
import { metaValidators } from '#forms/applications/meta-validators.ts';

const slow = '(?:[ab]?[ac]?){450}[cd]{2}$';
const asking = (count: number, question: (at: number) => object, definitions: object = {}) => ({
  pages: [
    {
      title: 'P',
      pageNumber: 1,
      questions: Array.from({ length: count }, (_, at) => ({
        id: `q${at}`,
        label: 'L',
        ...question(at),
      })),
    },
  ],
  definitions,
});
const faultsOf = (form: object) =>
  checkApplicationForm(form, metaValidators()).map(({ pointer, code }) => [pointer, code]);

function seconds(work: () => void): number {
  const from = process.cpuUsage();
  work();
  return process.cpuUsage(from).user / 1e6;
}
const named = { schema: { $ref: '#/definitions/d' } };
const long = (count: number, letters: number) =>
  Array.from({ length: count }, (_, at) => `${'ab'.repeat(letters / 2)}${at}cd`);

test.each<[string, object]>([
  ['lengths', asking(60, () => ({ schema: { pattern: slow, minLength: 4900, maxLength: 5000 } }))],
  ['choices', asking(12, () => named, { d: { pattern: slow, enum: long(30, 2000) } })],
  [
    'conditions',
    asking(30, (at) => {
      if (at === 0) return { schema: { pattern: slow } };
      const condition = { questionId: 'q0', mode: 'SHOW_IF_MATCH', values: long(6, 980) };
      return { type: 'TEXT', condition };
    }),
  ],
])('patterns that are asked of many %s take no longer than one call may', (_name, form) => {
  // Without a budget each takes more than ten seconds.
  expect(seconds(() => expect(faultsOf(form)).toEqual([]))).toBeLessThan(4);
  expect(seconds(() => void fillSample(form as never))).toBeLessThan(6);
});

test('what a form becomes with all that it names is refused where it is too much', () => {
  const choices = Array.from({ length: 500 }, (_, at) => `choice number ${at} of the list`);
  expect(faultsOf(asking(20, () => named, { d: { enum: choices } }))).toEqual([]);
  expect(faultsOf(asking(500, () => named, { d: { enum: choices } }))).toEqual([
    [expect.stringMatching(/^\/pages\/0\/questions\/\d+\/schema\/\$ref$/), 'refsTooLarge'],
  ]);
});

test('names that double with each step are refused without following them', () => {
  const doubling = Array.from({ length: 20 }, (_, at) => {
    const before = { $ref: `#/definitions/d${at - 1}` };
    return [`d${at}`, at === 0 ? { enum: ['a'] } : { ...before, items: before }];
  });
  const form = asking(
    1,
    () => ({ schema: { $ref: '#/definitions/d19' } }),
    Object.fromEntries(doubling),
  );
  const taken = seconds(() =>
    expect(faultsOf(form)).toEqual([['/pages/0/questions/0/schema/$ref', 'refsTooLarge']]),
  );
  expect(taken).toBeLessThan(1);
});

test('a circle of names is told as one, and choices of a schema are as many as those of a question', () => {
  const circle = { d: { $ref: '#/definitions/e' }, e: { $ref: '#/definitions/d' } };
  expect(faultsOf(asking(1, () => named, circle))).toEqual([
    ['/pages/0/questions/0/schema/$ref', 'circularRef'],
  ]);
  const choices = Array.from({ length: 501 }, (_, at) => `${at}`);
  expect(faultsOf(asking(1, () => ({ schema: { enum: choices } })))).toEqual([
    ['/pages/0/questions/0/schema/enum', 'tooLong'],
  ]);
});
