import type { InputSchema } from '../validate/input-schema.ts';
import type { ApplicationForm } from './application-form.ts';
import { readPages } from './read-pages.ts';

/** The JSON Schema of all answers to a form. Which answers are required depends on the questions shown. */
export function formSchema(form: ApplicationForm): InputSchema {
  const questions = readPages(form).flatMap((page) => page.questions);
  return {
    type: 'object',
    properties: Object.fromEntries(questions.map(({ id, schema }) => [id, schema])),
  };
}
