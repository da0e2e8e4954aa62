import type { ErrorSchema } from '@rjsf/utils';
import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import {
  checkAnswers,
  formSchema,
  readyForm,
  type Verdict,
} from '#forms/applications/check-answers.ts';
import type { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import type { ResolvedQuestion } from '#forms/applications/read-pages.ts';
import type { FieldError } from '#forms/validate/to-field-errors.ts';
import type { Validator } from '#forms/validate/validate-input.ts';
import { fetchThenImport } from '#shared/scripts/fetch-then-import.ts';

/** The module that the server compiles from a form: `compileAnswersModule`. */
interface WrittenForm {
  default(regExp?: typeof linearRegExp): Validator;
  hasPatterns: boolean;
}

type Judge = (answers: Answers) => Verdict;

/** The error codes of answers, by question id. */
export type Faults = Record<string, string>;

/** The errors on a page. Until the validator has loaded, only missing answers are reported. */
export function faultsOn(
  questions: readonly ResolvedQuestion[],
  answers: Answers,
  judge: Judge | null,
): Faults {
  const ids = new Set(questions.map(({ id }) => id));
  const found = judge ? judge(answers).errors : missing(questions, answers);
  return Object.fromEntries(
    found.filter(({ path }) => ids.has(path)).map(({ path, code }) => [path, code]),
  );
}

/**
 * Whether every required question has an answer; whether answers are valid is decided by the form's
 * validator.
 */
export const isComplete = (questions: readonly ResolvedQuestion[], answers: Answers): boolean =>
  missing(questions, answers).length === 0;

const missing = (questions: readonly ResolvedQuestion[], answers: Answers): FieldError[] =>
  questions
    .filter(({ id, isRequired }) => isRequired && [answers[id] ?? []].flat().join('').trim() === '')
    .map(({ id }) => ({ path: id, code: 'BLANK' }));

/** Faults of answers that have not changed since. */
export const remainingFaults = (faults: Faults, before: Answers, now: Answers): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([id]) => before[id] === now[id]));

/** Fetches what judges the answers to a form as the server will; its engine for patterns only where it has some. */
export async function loadJudge(form: ApplicationForm, digest: string): Promise<Judge> {
  // Whatever its digest, the build knows nothing of this script.
  const file = `application-forms/${digest}.js`;
  const written: WrittenForm = await fetchThenImport('/')(
    () => import(/* @vite-ignore */ `/${file}`),
    [file],
  );
  const engine = written.hasPatterns
    ? await import('#forms/applications/patterns/linear-reg-exp.ts')
    : undefined;
  // It comes with rjsf, which is loaded once an applicant fills in a page.
  const { judgeOf } = await import('#portal/app/forms/declared/validatorOf.ts');
  const validators = { form: written.default(engine?.linearRegExp) };
  const validator = judgeOf(validators, formSchema(form));
  const ready = readyForm(form, validator, engine?.linearRegExp);
  return (answers) => checkAnswers(ready, answers);
}

/** Concerns the application as a whole. */
export const WHOLE = '*';
export const CONSENT = '*consent';
/** The question that a path of the mutation names; other paths concern the whole. */
const questionOf = (path: string) =>
  path === 'consentVersion' ? CONSENT : path.startsWith('answers.') ? path.slice(8) : WHOLE;

/** As rjsf takes them: at each field its code. */
export const errorSchemaOf = (faults: Faults): ErrorSchema =>
  Object.fromEntries(
    Object.entries(faults).map(([id, code]) => [id, { __errors: [code] } as ErrorSchema]),
  );

/** The refusals of a mutation, at their questions. */
export const refusedFaults = (errors: readonly FieldError[]): Faults =>
  Object.fromEntries(errors.map(({ path, code }) => [questionOf(path), code]));

const savedAnswer = /^attributes\.applicationFormAnswers(?:\.(\d+))?/;

/**
 * The refusals of saved answers, at their questions, which are counted in the order they were sent in. Null if
 * the application itself was refused: it was submitted or erased elsewhere.
 */
export function answerFaults(
  errors: readonly FieldError[],
  sent: readonly string[],
): Faults | null {
  const faults: Faults = {};
  for (const { path, code } of errors) {
    const found = savedAnswer.exec(path);
    if (!found) return null;
    const questions = found[1] === undefined ? sent : [sent[Number(found[1])] ?? ''];
    for (const question of questions) faults[question] = code;
  }
  return faults;
}
