import { expect, it } from 'vitest';
import type { InputSpec } from './InputSpec.ts';
import { validatorsOf } from './validatorsOf.ts';

const field: InputSpec = { source: 'code', label: 'Code', kind: 'text', required: false };
const code: InputSpec = { ...field, pattern: '^[0-9]{6}$' };

const refusals = (spec: InputSpec) => validatorsOf(spec).map((check) => check('12', {}, {}));

it('repeats the help in the refusal of a format', () => {
  expect(refusals({ ...code, help: 'Six digits.' })).toEqual([
    { message: 'form.patternOf', args: { help: 'Six digits.' } },
  ]);
  expect(refusals(code)).toMatchObject([{ message: 'form.pattern' }]);
});

it('names the limit of an amount in kroner, though the schema has øre', () => {
  const amount: InputSpec = { ...field, kind: 'money', minimum: 1 };
  const [refusal] = validatorsOf(amount).map((check) => check(0, {}, {}));
  expect(refusal).toMatchObject({ message: 'form.aboveZero' });
});
