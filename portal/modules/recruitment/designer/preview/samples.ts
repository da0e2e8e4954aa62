import type {
  Answers,
  ApplicationForm,
} from '../../../../../forms/applications/application-form.ts';
import { fillSample } from '../../../../../forms/applications/fill-sample.ts';

/** Answers to try a form with. A file is nobody's to make up, so the place to pick one stays as it is. */
export function samples(form: ApplicationForm): Answers {
  const files = form.pages
    .flatMap(({ questions = [] }) => questions)
    .filter(({ schema }) => schema?.format === 'file');
  const ids = new Set(files.map(({ id }) => id));
  return Object.fromEntries(Object.entries(fillSample(form)).filter(([id]) => !ids.has(id)));
}
