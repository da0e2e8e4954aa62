import { longestAnswer } from '../answer-formats.ts';
import type { ApplicationForm, Question } from '../application-form.ts';
import { linearRegExp } from '../patterns/linear-reg-exp.ts';
import { checkFragment } from './check-fragment.ts';
import { checkPattern, type PatternBudget } from './check-pattern.ts';
import { type Fault, faultAt } from './fault.ts';
import { repeated } from './repeated.ts';

/** The faults of one question by itself. */
export function checkQuestion(
  question: Question,
  pointer: string,
  { document, budget }: { document: ApplicationForm; budget: PatternBudget },
): Fault[] {
  const { type, schema, options, validationRegexp } = question;
  if (schema !== undefined) {
    if (type !== undefined) return [faultAt(`${pointer}/type`, 'twoTypes')];
    return [
      ...(options ? [faultAt(`${pointer}/options`, 'strayOptions')] : []),
      ...(validationRegexp === undefined
        ? []
        : [faultAt(`${pointer}/validationRegexp`, 'strayPattern')]),
      ...checkFragment(schema, {
        ...{ pointer: `${pointer}/schema`, document, kind: 'answer', budget },
      }),
    ];
  }
  if (type === undefined) return [faultAt(pointer, 'noType')];
  const isChoice = type !== 'TEXT';
  const faults: Fault[] = [];
  if (isChoice && !options) faults.push(faultAt(pointer, 'noOptions'));
  if (!isChoice && options) faults.push(faultAt(`${pointer}/options`, 'strayOptions'));
  if (isChoice && validationRegexp !== undefined) {
    faults.push(faultAt(`${pointer}/validationRegexp`, 'strayPattern'));
  }
  if (validationRegexp !== undefined) {
    faults.push(...checkTextPattern(validationRegexp, `${pointer}/validationRegexp`, budget));
  }
  const values = (options ?? []).map((one, at) => ({
    value: typeof one === 'string' ? one : one.value,
    pointer: `${pointer}/options/${at}`,
  }));
  const taken = repeated(values, ({ value }) => value);
  return [
    ...faults,
    ...taken.map((one) => faultAt(one.pointer, 'takenOption', { value: one.value })),
  ];
}

/** A pattern of words, which have no other bounds. */
function checkTextPattern(pattern: string, pointer: string, budget: PatternBudget): Fault[] {
  const faults = checkPattern(pattern, pointer);
  if (faults.length > 0) return faults;
  if (linearRegExp(pattern).hasMatchOfLength([1, longestAnswer], budget)) return [];
  return [faultAt(pointer, 'noAnswer', { names: 'validationRegexp' })];
}
