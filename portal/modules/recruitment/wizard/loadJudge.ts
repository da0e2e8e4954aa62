import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import { checkAnswers, readyForm, type Verdict } from '#forms/applications/check-answers.ts';
import type { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import type { Validator } from '#forms/validate/validate-input.ts';
import { fetchThenImport } from '#shared/scripts/fetch-then-import.ts';

/** The module that the server compiles from a form: `compileValidatorModule`. */
interface WrittenForm {
  default(regExp?: typeof linearRegExp): Validator;
  hasPatterns: boolean;
}

export type Judge = (answers: Answers) => Verdict;

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
  const ready = readyForm(form, written.default(engine?.linearRegExp), engine?.linearRegExp);
  return (answers) => checkAnswers(ready, answers);
}
