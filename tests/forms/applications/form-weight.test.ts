// Goal: the cost of validating a form is limited for the form as a whole, and so is the size of its
// compiled code: neither patterns with lengths, choices and conditions nor a shared `$ref` of many
// questions exceeds it.
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
])('patterns with many %s take no longer than the limit of one call', (_name, form) => {
  // Without a limit each takes more than ten seconds.
  expect(seconds(() => expect(faultsOf(form)).toEqual([]))).toBeLessThan(4);
  expect(seconds(() => void fillSample(form as never))).toBeLessThan(6);
});

test('a form that becomes too large with all its references is refused at the first one beyond the limit', () => {
  const choices = Array.from({ length: 500 }, (_, at) => `choice number ${at} of the list`);
  expect(faultsOf(asking(20, () => named, { d: { enum: choices } }))).toEqual([]);
  expect(faultsOf(asking(500, () => named, { d: { enum: choices } }))).toEqual([
    [expect.stringMatching(/^\/pages\/0\/questions\/\d+\/schema\/\$ref$/), 'refsTooLarge'],
  ]);
});

test('references that double with each step are refused without following them', () => {
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

test('a circular reference is reported as one, and choices in a schema have the same limit as options of a question', () => {
  const circle = { d: { $ref: '#/definitions/e' }, e: { $ref: '#/definitions/d' } };
  expect(faultsOf(asking(1, () => named, circle))).toEqual([
    ['/pages/0/questions/0/schema/$ref', 'circularRef'],
  ]);
  const choices = Array.from({ length: 501 }, (_, at) => `${at}`);
  expect(faultsOf(asking(1, () => ({ schema: { enum: choices } })))).toEqual([
    ['/pages/0/questions/0/schema/enum', 'tooLong'],
  ]);
});
