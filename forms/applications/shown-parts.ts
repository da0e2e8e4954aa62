import { isUnseenText } from '../validate/blank-unseen-texts.ts';
import type { Answers, Condition } from './application-form.ts';
import type { AskedPage, AskedQuestion } from './read-pages.ts';

export interface ShownPage {
  page: AskedPage;
  questions: readonly AskedQuestion[];
}

/** Who is told of what is shown, in its order. */
interface Visitor {
  page?(page: AskedPage): void;
  question(question: AskedQuestion, answer: string | string[] | undefined): void;
}

/**
 * Walks through what is asked for what is answered, and says which answers count: what is hidden hides what asks for
 * it, and an answer in which nothing can be seen is none.
 */
export function walkShown(
  pages: readonly AskedPage[],
  answers: Answers,
  visitor: Visitor,
): Answers {
  const kept: Answers = {};
  for (const page of pages) {
    if (!conditionHolds(page.condition, kept)) continue;
    visitor.page?.(page);
    for (const question of page.questions) {
      if (!conditionHolds(question.condition, kept)) continue;
      const answer = answers[question.id];
      const isAnswered = answer !== undefined && !isEmpty(answer);
      if (isAnswered) kept[question.id] = answer;
      visitor.question(question, isAnswered ? answer : undefined);
    }
  }
  return kept;
}

/** The pages and questions that are asked for what is answered, in their order. */
export function shownParts(pages: readonly AskedPage[], answers: Answers): ShownPage[] {
  const shown: { page: AskedPage; questions: AskedQuestion[] }[] = [];
  walkShown(pages, answers, {
    page: (page) => shown.push({ page, questions: [] }),
    question: (question) => shown.at(-1)?.questions.push(question),
  });
  return shown;
}

/** Whether a condition lets its part be shown. The answer to what is not shown is none. */
export function conditionHolds(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  const given = answers[condition.questionId];
  const matches =
    typeof given === 'string'
      ? isAmong(given, condition)
      : (given?.some((one) => isAmong(one, condition)) ?? false);
  return matches === (condition.mode === 'SHOW_IF_MATCH');
}

const isAmong = (answer: string, { value, values }: Condition): boolean =>
  answer === value || (values?.includes(answer) ?? false);

const isEmpty = (answer: string | string[]): boolean =>
  typeof answer === 'string' ? answer === '' || isUnseenText(answer) : answer.length === 0;
