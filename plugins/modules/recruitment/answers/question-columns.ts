import type { ApplicationForm } from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import {
  type ResolvedPage,
  type ResolvedQuestion,
  readPages,
} from '#forms/applications/read-pages.ts';

export interface FormVersion {
  id: string;
  form: ApplicationForm;
}

export interface AnswerColumn {
  heading: string;
  /** The question as in each version, by the version's id. */
  questions: Map<string, ResolvedQuestion>;
}

/**
 * The questions of several versions of forms as columns, in order. Questions with the same id and label are
 * one column; a changed label makes another, so that no answer appears under a label its applicant never
 * read.
 */
export function questionColumns(versions: readonly FormVersion[], language: 'nb' | 'en') {
  const pages = new Map<string, ResolvedPage[]>();
  const found = new Map<string, AnswerColumn & { id: string }>();
  for (const { id, form } of versions) {
    const read = readPages(form);
    pages.set(id, read);
    for (const question of read.flatMap(({ questions }) => questions)) {
      const heading = localize(question.label, language);
      const key = JSON.stringify([question.id, heading]);
      const column = found.get(key) ?? { id: question.id, heading, questions: new Map() };
      column.questions.set(id, question);
      found.set(key, column);
    }
  }
  const seen = Map.groupBy(found.values(), ({ heading }) => heading);
  // Questions with the same label are distinguished by their id.
  const columns = [...found.values()].map(
    ({ id, heading, questions }): AnswerColumn => ({
      heading: (seen.get(heading) ?? []).length > 1 ? `${heading} (${id})` : heading,
      questions,
    }),
  );
  return { pages, columns };
}
