import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { formSchema, type ReadyForm, readyForm } from '#forms/applications/check-answers.ts';
import { compileAnswersModule } from '#forms/applications/compile-answers-module.ts';
import { linearRegExp } from '#forms/applications/patterns/linear-reg-exp.ts';
import type { Validator } from '#forms/validate/validate-input.ts';
import { judgeOf } from '#portal/app/forms/declared/validatorOf.ts';

interface Written {
  default(regExp?: typeof linearRegExp): Validator;
  hasPatterns: boolean;
}

/** A form compiled as a page does it, from the module that the server has written. */
export async function asBrowser(form: ApplicationForm): Promise<ReadyForm> {
  const code = compileAnswersModule(form);
  const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const written = (await import(/* @vite-ignore */ url)) as Written;
  // A page without patterns has no engine, and fails if it needs one after all.
  const engine = written.hasPatterns ? linearRegExp : undefined;
  return readyForm(form, judgeOf({ form: written.default(engine) }, formSchema(form)), engine);
}
