import type { Validator } from '../../validate/validate-input.ts';
import type { ApplicationForm, Condition, JobCheck, Page } from '../application-form.ts';
import { fitsSchema } from '../fits-schema.ts';
import { readPages } from '../read-pages.ts';
import { checkExpandedSize } from './check-expanded-size.ts';
import { checkPatternsTogether, PatternBudget } from './check-pattern.ts';
import { checkFragment, checkQuestion } from './check-question.ts';
import { checkSize, type Fault, faultAt, most } from './fault.ts';
import { repeated } from './repeated.ts';
import { listed, toFaults } from './to-faults.ts';
import {
  conditionValues,
  type Part,
  type Parts,
  partsOf,
  unreachableParts,
} from './unreachable-parts.ts';

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
    ).map(({ pointer }) => faultAt(pointer, 'takenCheck')),
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

/** The faults of conditions. */
function checkConditions(parts: Parts, budget: PatternBudget): Fault[] {
  const faults = parts.all.flatMap((part) =>
    part.condition ? conditionFaults(part.condition, part.pointer, { parts, budget, part }) : [],
  );
  if (faults.length > 0) return faults;
  return unreachableParts(parts).map(({ pointer }) =>
    faultAt(`${pointer}/condition`, 'unreachable'),
  );
}

/** The faults of one condition of a part; without a part, of a condition that comes after all parts. */
function conditionFaults(
  condition: Condition,
  pointer: string,
  { parts, budget, part }: { parts: Parts; budget: PatternBudget; part?: Part },
): Fault[] {
  const { questionId } = condition;
  const place = `${pointer}/condition/questionId`;
  const source = parts.byQuestion.get(questionId);
  if (!source) return [faultAt(place, 'unknownQuestion', { questionId })];
  const way = part && circleOf(source, part, parts);
  if (way) return [faultAt(place, 'circle', { way: [part.name, ...way].join(' → ') })];
  if (part && source.at > part.at) return [faultAt(place, 'laterQuestion', { questionId })];
  const values = conditionValues(condition);
  if (values.length === 0) return [faultAt(`${pointer}/condition`, 'noMatch')];
  const { options, schema } = source.question;
  const choices = options.map(({ value }) => value);
  const never = values.find((one) => !fitsSchema(one, schema, budget));
  if (never === undefined) return [];
  if (schema.format === 'file') {
    return [faultAt(`${pointer}/condition`, 'fileMatches', { questionId })];
  }
  if (choices.length === 0) {
    return [faultAt(`${pointer}/condition`, 'neverAnswered', { value: never, questionId })];
  }
  const details = { value: never, questionId, choices: listed(choices) };
  return [faultAt(`${pointer}/condition`, 'neverMatches', details)];
}

/** By which conditions a part leads back to another; null when it does not. Every part is looked at once. */
function circleOf(
  from: Part,
  wanted: Part,
  parts: Parts,
  seen = new Set<Part>(),
): readonly string[] | null {
  if (from === wanted || from.page === wanted) return [from.name];
  if (seen.has(from)) return null;
  seen.add(from);
  for (const one of [from.condition, from.page?.condition]) {
    const source = one && parts.byQuestion.get(one.questionId);
    const found = source && circleOf(source, wanted, parts, seen);
    if (found) return [from.name, ...found];
  }
  return null;
}
