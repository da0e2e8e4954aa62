import type { InputSchema } from '../validate/input-schema.ts';
import type { ApplicationForm } from './application-form.ts';
import { readPages } from './read-pages.ts';

/** What all answers to a form have to be, as one JSON Schema. Which have to be there depends on what is shown. */
export function formSchema(form: ApplicationForm): InputSchema {
  const questions = readPages(form).flatMap((page) => page.questions);
  return {
    type: 'object',
    properties: Object.fromEntries(questions.map(({ id, schema }) => [id, schema])),
  };
}
