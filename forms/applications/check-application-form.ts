import type { Validator } from '../validate/validate-input.ts';
import type { ApplicationForm, JobCheck, Page, Question } from './application-form.ts';
import { checkConditions, conditionFaults, partsOf } from './check-conditions.ts';
import { checkFragment, faultAt } from './check-fragment.ts';
import type { Fault } from './fault.ts';
import { patternFault } from './pattern-fault.ts';
import { readPages } from './read-pages.ts';
import { toFaults } from './to-faults.ts';

/** The meta-schemas, compiled: by Ajv on the server, written out at build for the browser. */
export interface MetaValidators {
  applicationForm: Validator;
  jobChecks: Validator;
}

/** How much one form may be. */
export const most = { kilobytes: 200, depth: 20, questions: 500 };

/**
 * Everything that is wrong with an application form, each at its place; empty when it can be published. What is not
 * of the right shape is told first, and alone: whether it makes sense can only be said of what is well formed.
 */
export function checkApplicationForm(
  document: unknown,
  { applicationForm }: MetaValidators,
): Fault[] {
  const unwieldy = sizeFaults(document);
  if (unwieldy.length > 0) return unwieldy;
  if (!applicationForm(document)) return toFaults(applicationForm.errors ?? [], document);
  const form = document as ApplicationForm;
  const shape = form.pages.flatMap((page, at) => pageFaults(page, `/pages/${at}`, form));
  if (shape.length > 0) return shape;
  const pages = readPages(form);
  const questions = pages.flatMap((page) => page.questions);
  if (questions.length > most.questions) {
    return [faultAt('/pages', 'tooMany', { count: questions.length, most: most.questions })];
  }
  const takenIds = repeated(questions, ({ id }) => id).map(({ pointer, id }) =>
    faultAt(pointer, 'takenId', { id }),
  );
  const takenPages = repeated(pages, ({ page }) => page.pageNumber).map(({ pointer, page }) =>
    faultAt(`${pointer}/pageNumber`, 'takenPage', { number: page.pageNumber }),
  );
  return [...takenIds, ...takenPages, ...checkConditions(pages)];
}

/** The same of what is checked of applicants to a form that is in order. */
export function checkJobChecks(
  document: unknown,
  form: ApplicationForm,
  { jobChecks }: MetaValidators,
): Fault[] {
  const unwieldy = sizeFaults(document);
  if (unwieldy.length > 0) return unwieldy;
  if (!jobChecks(document)) return toFaults(jobChecks.errors ?? [], document);
  const checks = document as JobCheck[];
  const parts = partsOf(readPages(form));
  const numbered = checks.map((check, at) => ({ check, pointer: `/${at}` }));
  return [
    ...numbered.flatMap(({ check, pointer }) =>
      check.condition ? conditionFaults(check.condition, pointer, parts) : [],
    ),
    ...repeated(
      numbered.filter(({ check }) => !check.condition),
      ({ check }) => check.jobCheckType,
    ).map(({ pointer, check }) => faultAt(pointer, 'takenCheck', { kind: check.jobCheckType })),
  ];
}

function sizeFaults(document: unknown): Fault[] {
  if (typeof document !== 'object' || document === null) return [faultAt('', 'notJson')];
  const deep = depthOf(document, most.depth + 1);
  if (deep > most.depth) return [faultAt('', 'tooDeep', { most: most.depth })];
  const size = new TextEncoder().encode(JSON.stringify(document)).length / 1000;
  if (size <= most.kilobytes) return [];
  return [faultAt('', 'tooLarge', { size: Math.ceil(size), most: most.kilobytes })];
}

/** How deep objects lie within each other, as far as `enough`. */
function depthOf(value: unknown, enough: number): number {
  if (typeof value !== 'object' || value === null || enough === 0) return 0;
  return 1 + Math.max(0, ...Object.values(value).map((one) => depthOf(one, enough - 1)));
}

function pageFaults({ schema, questions }: Page, pointer: string, form: ApplicationForm): Fault[] {
  return [
    ...(schema === undefined
      ? []
      : checkFragment(schema, { pointer: `${pointer}/schema`, document: form, isPage: true })),
    ...(questions ?? []).flatMap((one, at) =>
      questionFaults(one, `${pointer}/questions/${at}`, form),
    ),
  ];
}

function questionFaults(question: Question, pointer: string, form: ApplicationForm): Fault[] {
  const { type, schema, options, validationRegexp } = question;
  if (schema !== undefined) {
    if (type !== undefined) return [faultAt(`${pointer}/type`, 'twoTypes')];
    return checkFragment(schema, { pointer: `${pointer}/schema`, document: form });
  }
  if (type === undefined) return [faultAt(pointer, 'noType')];
  const isChoice = type !== 'TEXT';
  const faults: Fault[] = [];
  if (isChoice && !options) faults.push(faultAt(pointer, 'noOptions'));
  if (!isChoice && options) faults.push(faultAt(`${pointer}/options`, 'strayOptions'));
  if (isChoice && validationRegexp !== undefined) {
    faults.push(faultAt(`${pointer}/validationRegexp`, 'strayPattern'));
  }
  const reason = validationRegexp === undefined ? null : patternFault(validationRegexp);
  if (reason !== null) faults.push(faultAt(`${pointer}/validationRegexp`, 'pattern', { reason }));
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

/** Those that are called like one before them. */
function repeated<Thing>(things: readonly Thing[], name: (thing: Thing) => unknown): Thing[] {
  const seen = new Set<unknown>();
  return things.filter((one) => {
    const called = name(one);
    if (seen.has(called)) return true;
    seen.add(called);
    return false;
  });
}
