import type { Answers } from '../../../../forms/applications/application-form.ts';
import type { AskedPage, AskedQuestion } from '../../../../forms/applications/read-pages.ts';
import { saidIn } from '../../../../forms/applications/said-in.ts';
import type { Language } from '../../../ui/language/languages.ts';

/** What is wrong with each answer, as a code, by the question's id. */
export type Faults = Record<string, string>;

/** The questions that have to be answered and are not. */
export const emptyRequired = (questions: readonly AskedQuestion[], answers: Answers): string[] =>
  questions
    .filter(({ id, isRequired }) => isRequired && [answers[id] ?? []].flat().join('').trim() === '')
    .map(({ id }) => id);

/** How an answer has to be, in the recruiter's words, where they have said it. */
export function ownWords(pages: readonly AskedPage[], language: Language) {
  const messages = new Map(
    pages.flatMap(({ questions }) => questions.map(({ id, message }) => [id, message] as const)),
  );
  return (questionId: string, code: string) =>
    code === 'BLANK' ? undefined : saidIn(messages.get(questionId), language) || undefined;
}
