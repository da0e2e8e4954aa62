import type { Answer, Answers } from './application-form.ts';

/** Answers as the API gives them, by the question's id. */
export const answersOf = (given: readonly Answer[]): Answers =>
  Object.fromEntries(
    given.map(({ questionId, value, values }) => [questionId, values ?? value ?? undefined]),
  );

/** Answers as the API takes them. */
export const answersFor = (answers: Answers): Answer[] =>
  Object.entries(answers).map(([questionId, answer]) =>
    Array.isArray(answer) ? { questionId, values: answer } : { questionId, value: answer ?? null },
  );

/** Answers as an application keeps them. */
export const storedAnswers = (answers: Answers): Record<string, Omit<Answer, 'questionId'>> =>
  Object.fromEntries(answersFor(answers).map(({ questionId, ...one }) => [questionId, one]));
