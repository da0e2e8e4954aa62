import { answersOf } from '#forms/applications/answers-of.ts';
import type { Answer, ApplicationForm } from '#forms/applications/application-form.ts';
import { localize } from '#forms/applications/localize.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import type { Language } from '#portal/ui/language/languages.ts';
import { answerText } from '../../application/answerText.ts';

interface Compared {
  formVersion: { applicationForm: unknown } | null;
  applicationFormAnswers: readonly Answer[];
}

interface Line {
  id: string;
  label: string;
  /** An answer for each application; empty where the question was not asked or not answered. */
  answers: string[];
}

/**
 * All questions of the compared applications, in the order of the forms, with the answers; for a file, that
 * there is one.
 */
export function questionsOf(
  applications: readonly Compared[],
  language: Language,
  aFile: string,
): Line[] {
  const lines = new Map<string, Line>();
  for (const [at, { formVersion, applicationFormAnswers }] of applications.entries()) {
    if (!formVersion) continue;
    const given = answersOf(applicationFormAnswers);
    const pages = readPages(formVersion.applicationForm as ApplicationForm);
    for (const question of pages.flatMap(({ questions }) => questions)) {
      const { id } = question;
      const label = localize(question.label, language);
      const line = lines.get(id) ?? { id, label, answers: applications.map(() => '') };
      const isFile = question.schema.format === 'file' && given[id];
      line.answers[at] = isFile ? aFile : answerText(question, given[id], language);
      lines.set(id, line);
    }
  }
  return [...lines.values()];
}
