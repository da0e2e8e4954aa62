import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import { fillSample } from '#forms/applications/fill-sample.ts';

/** Sample answers for trying a form. Files cannot be invented, so file questions stay empty. */
export function samples(form: ApplicationForm): Answers {
  const files = form.pages
    .flatMap(({ questions = [] }) => questions)
    .filter(({ schema }) => schema?.format === 'file');
  const ids = new Set(files.map(({ id }) => id));
  return Object.fromEntries(Object.entries(fillSample(form)).filter(([id]) => !ids.has(id)));
}
