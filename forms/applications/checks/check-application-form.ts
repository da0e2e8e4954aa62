import type { Validator } from '../../validate/validate-input.ts';
import type { ApplicationForm, JobCheck, Page } from '../application-form.ts';
import { partsOf } from '../parts-of.ts';
import { readPages } from '../read-pages.ts';
import { checkConditions, conditionFaults } from './check-conditions.ts';
import { checkExpandedSize } from './check-expanded-size.ts';
import { checkFragment } from './check-fragment.ts';
import { checkPatternsTogether, PatternBudget } from './check-pattern.ts';
import { checkQuestion } from './check-question.ts';
import { checkSize, most } from './check-size.ts';
import { type Fault, faultAt } from './fault.ts';
import { repeated } from './repeated.ts';
import { toFaults } from './to-faults.ts';

/** The meta-schemas, compiled: by Ajv on the server, written out at build for the browser. */
export interface MetaValidators {
  applicationForm: Validator;
  jobChecks: Validator;
}

/**
 * All faults of an application form with their places; empty when it can be published. Faults of structure
 * are reported first and alone, since the meaning can only be checked of a well-formed document.
 */
export function checkApplicationForm(
  document: unknown,
  { applicationForm }: MetaValidators,
): Fault[] {
  const unwieldy = checkSize(document);
  if (unwieldy.length > 0) return unwieldy;
  if (!applicationForm(document)) return toFaults(applicationForm.errors ?? [], document);
  const form = document as ApplicationForm;
  const heavy = [...checkExpandedSize(form), ...checkPatternsTogether(form)];
  if (heavy.length > 0) return heavy;
  const budget = new PatternBudget();
  const whole = { document: form, budget };
  const shape = form.pages.flatMap((page, at) => pageFaults(page, `/pages/${at}`, whole));
  if (shape.length > 0) return shape;
  const pages = readPages(form);
  const questions = pages.flatMap((page) => page.questions);
  if (questions.length > most.questions) {
    return [faultAt('/pages', 'tooMany', { count: questions.length, most: most.questions })];
  }
  // Every object has these already, and so would the answers.
  const reserved = questions
    .filter(({ id }) => id in Object.prototype)
    .map(({ pointer, id }) => faultAt(pointer, 'reservedId', { id }));
  const takenIds = repeated(questions, ({ id }) => id).map(({ pointer, id }) =>
    faultAt(pointer, 'takenId', { id }),
  );
  const takenPages = repeated(pages, ({ page }) => page.pageNumber).map(({ pointer, page }) =>
    faultAt(`${pointer}/pageNumber`, 'takenPage', { number: page.pageNumber }),
  );
  return [...reserved, ...takenIds, ...takenPages, ...checkConditions(partsOf(pages), budget)];
}

/** The same for the checks of applicants to a valid form. */
export function checkJobChecks(
  document: unknown,
  form: ApplicationForm,
  { jobChecks }: MetaValidators,
): Fault[] {
  const unwieldy = checkSize(document);
  if (unwieldy.length > 0) return unwieldy;
  if (!jobChecks(document)) return toFaults(jobChecks.errors ?? [], document);
  const checks = document as JobCheck[];
  const context = { parts: partsOf(readPages(form)), budget: new PatternBudget() };
  const numbered = checks.map((check, at) => ({ check, pointer: `/${at}` }));
  return [
    ...numbered.flatMap(({ check, pointer }) =>
      check.condition ? conditionFaults(check.condition, pointer, context) : [],
    ),
    ...repeated(
      numbered.filter(({ check }) => !check.condition),
      ({ check }) => check.jobCheckType,
    ).map(({ pointer, check }) => faultAt(pointer, 'takenCheck', { kind: check.jobCheckType })),
  ];
}

function pageFaults(
  { schema, questions }: Page,
  pointer: string,
  whole: { document: ApplicationForm; budget: PatternBudget },
): Fault[] {
  return [
    ...(schema === undefined
      ? []
      : checkFragment(schema, { ...whole, pointer: `${pointer}/schema`, kind: 'page' })),
    ...(questions ?? []).flatMap((one, at) =>
      checkQuestion(one, `${pointer}/questions/${at}`, whole),
    ),
  ];
}
