import type { Answers, Condition } from './application-form.ts';
import { conditionValues } from './condition-values.ts';
import type { AskedPage, AskedQuestion } from './read-pages.ts';

export interface ShownPage {
  page: AskedPage;
  questions: readonly AskedQuestion[];
}

/** Whether a condition lets its part be shown. The answer to what is not shown is none. */
export function conditionHolds(condition: Condition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  const given = [answers[condition.questionId] ?? []].flat();
  const matches = conditionValues(condition).some((one) => given.includes(one));
  return matches === (condition.mode === 'SHOW_IF_MATCH');
}

/** The pages and questions that are asked for what is answered, in their order: what is hidden hides what asks for it. */
export function shownParts(pages: readonly AskedPage[], answers: Answers): ShownPage[] {
  const seen: Answers = {};
  const shown: ShownPage[] = [];
  for (const page of pages) {
    if (!conditionHolds(page.condition, seen)) continue;
    const questions: AskedQuestion[] = [];
    for (const question of page.questions) {
      if (!conditionHolds(question.condition, seen)) continue;
      questions.push(question);
      const answer = answers[question.id];
      if (answer !== undefined) seen[question.id] = answer;
    }
    shown.push({ page, questions });
  }
  return shown;
}
