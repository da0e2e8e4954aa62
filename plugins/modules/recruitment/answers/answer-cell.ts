import { optionSaid } from '../../../../forms/applications/option-said.ts';
import type { AskedQuestion } from '../../../../forms/applications/read-pages.ts';

/** An answer as it was read where it was given: options by their labels, days as sheets know them. */
export function answerCell(
  question: AskedQuestion,
  answer: string | string[] | undefined,
  language: 'nb' | 'en',
): string | null {
  const given = [answer ?? []].flat();
  return given.length > 0
    ? given.map((one) => optionSaid(question, one, language)).join(', ')
    : null;
}
