import { compileValidators } from '../validate/compile-form-module.ts';
import type { ApplicationForm } from './application-form.ts';
import { formSchema } from './check-answers.ts';
import { formOptions, prepareFormAjv } from './create-form-ajv.ts';
import { readPages } from './read-pages.ts';

/**
 * Writes rjsf's validator of a form as a module for the browser, whose content policy forbids eval. Its default
 * export is a function that takes `linearRegExp` and returns the validator: the module imports nothing, and there is
 * one, since answers have no conditions left. `linearRegExp` is 50 kB of script, which a page can omit where
 * `hasPatterns` is false.
 */
export function compileAnswersModule(form: ApplicationForm): string {
  const code = compileValidators(formSchema(form), {
    prepare: prepareFormAjv,
    options: { ...formOptions, code: { ...formOptions.code, optimize: true } },
  });
  const hasPatterns = readPages(form).some(({ questions }) =>
    questions.some(({ schema }) => (schema.pattern ?? schema.items?.pattern) !== undefined),
  );
  return [
    `export const hasPatterns = ${hasPatterns};`,
    'export default function makeValidator(linearRegExp) {\nconst exports = {};',
    `${code}\nreturn exports.form;\n}\n`,
  ].join('\n');
}
