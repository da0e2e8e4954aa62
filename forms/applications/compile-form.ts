import standaloneCode from 'ajv/dist/standalone/index.js';
import { withRuntime } from '../validate/compile-validator-module.ts';
import type { Validator } from '../validate/validate-input.ts';
import type { ApplicationForm } from './application-form.ts';
import { formSchema, type ReadyForm, readyForm } from './check-answers.ts';
import { createFormAjv } from './create-form-ajv.ts';
import { linearRegExp } from './patterns/linear-reg-exp.ts';
import { readPages } from './read-pages.ts';

/** A form made ready on the server. */
export function compileForm(form: ApplicationForm): ReadyForm {
  const ajv = createFormAjv({ validateSchema: false });
  return readyForm(form, ajv.compile(formSchema(form)) as Validator, linearRegExp);
}

/**
 * Writes the validator of a form as a module for the browser, whose content policy forbids eval. Its default
 * export is a function that takes `linearRegExp` and returns the validator: the module imports nothing.
 * `linearRegExp` is 50 kB of script, which a page can omit where `hasPatterns` is false.
 */
export function compileValidatorModule(form: ApplicationForm): string {
  const ajv = createFormAjv({ code: { source: true, optimize: true }, validateSchema: false });
  const validate = ajv.compile(formSchema(form));
  const code = withRuntime(standaloneCode.default(ajv, validate));
  const hasPatterns = readPages(form).some(({ questions }) =>
    questions.some(({ schema }) => (schema.pattern ?? schema.items?.pattern) !== undefined),
  );
  return [
    `export const hasPatterns = ${hasPatterns};`,
    'export default function makeValidator(linearRegExp) {\nconst module = {};',
    `${code}\nreturn module.exports;\n}\n`,
  ].join('\n');
}
