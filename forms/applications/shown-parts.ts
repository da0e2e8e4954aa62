import type { Answers, Condition } from './application-form.ts';
import type { ResolvedPage, ResolvedQuestion } from './read-pages.ts';
import { tidyAnswers } from './tidy-answers.ts';

export interface ShownPage {
  page: ResolvedPage;
  questions: readonly ResolvedQuestion[];
}

/** Receives the visible pages and questions in order. */
interface Visitor {
  page?(page: ResolvedPage): void;
  question(question: ResolvedQuestion, answer: string | string[] | undefined): void;
}

/**
 * Visits the pages and questions shown for these answers, and returns the answers that count. A hidden
 * question hides those that depend on it, and an answer without visible characters counts as none. Answers
 * are tidied first. Returns `given` itself when all of them count and are tidy.
 */
export function walkShown(
  pages: readonly ResolvedPage[],
  given: Answers,
  visitor: Visitor,
): Answers {
  const answers = tidyAnswers(pages, given);
  const dropped = new Set<string>();
  let answered = 0;
  for (const page of pages) {
    const isHidden = !isShown(page, answers, dropped);
    if (!isHidden) visitor.page?.(page);
    for (const question of page.questions) {
      if (isHidden || !isShown(question, answers, dropped)) {
        dropped.add(question.id);
        continue;
      }
      const answer = answers[question.id];
      if (answer !== undefined && !isEmpty(answer)) {
        answered++;
        visitor.question(question, answer);
      } else {
        dropped.add(question.id);
        visitor.question(question, undefined);
      }
    }
  }
  // Nearly always all of them count, and no copy is needed.
  if (answered === Object.keys(answers).length) return answers;
  const counted = pages.flatMap(({ questions }) => questions).filter(({ id }) => !dropped.has(id));
  return Object.fromEntries(counted.map(({ id }) => [id, answers[id]]));
}

/**
 * The pages and questions to show for the answers so far, in order. A page all of whose questions are hidden
 * is left out; a page without questions stays, as text to read.
 */
export function shownParts(pages: readonly ResolvedPage[], answers: Answers): ShownPage[] {
  const shown: { page: ResolvedPage; questions: ResolvedQuestion[] }[] = [];
  walkShown(pages, answers, {
    page: (page) => shown.push({ page, questions: [] }),
    question: (question) => shown.at(-1)?.questions.push(question),
  });
  return shown.filter(({ page, questions }) => questions.length > 0 || page.questions.length === 0);
}

/** The answers that count, of all there are. */
export const shownAnswers = (pages: readonly ResolvedPage[], answers: Answers): Answers =>
  walkShown(pages, answers, { question() {} });

const none: ReadonlySet<string> = new Set();

/** Whether a condition lets its part be shown; `dropped` are the answers that do not count. */
export function conditionHolds(
  condition: Condition,
  answers: Answers,
  dropped: ReadonlySet<string> = none,
): boolean {
  const { questionId, mode } = condition;
  const given = dropped.size > 0 && dropped.has(questionId) ? undefined : answers[questionId];
  const matches =
    typeof given === 'string'
      ? isAmong(given, condition)
      : (given?.some((one) => isAmong(one, condition)) ?? false);
  return matches === (mode === 'SHOW_IF_MATCH');
}

const isShown = (
  { condition }: ResolvedPage | ResolvedQuestion,
  answers: Answers,
  dropped: ReadonlySet<string>,
): boolean => condition === undefined || conditionHolds(condition, answers, dropped);

const isAmong = (answer: string, { value, values }: Condition): boolean =>
  answer === value || (values?.includes(answer) ?? false);

const isEmpty = (answer: string | string[]): boolean => answer.length === 0;
