import { LRUCache } from 'lru-cache';
import type { Answers, ApplicationForm } from '#forms/applications/application-form.ts';
import { checkAnswers, type ReadyForm, type Verdict } from '#forms/applications/check-answers.ts';
import { expandedSize } from '#forms/applications/checks/check-expanded-size.ts';
import { compileForm } from '#forms/applications/compile-form.ts';

/** Letters of the forms that stay compiled. One of 500 questions has some 50 000 and takes 3 MB without its patterns. */
const MOST_LETTERS = 1_000_000;

const ready = new LRUCache<string, { form: ReadyForm; letters: number }>({
  maxSize: MOST_LETTERS,
  sizeCalculation: ({ letters }) => letters,
});

/** Validates answers by the form they were given to. Compiled forms are cached while in use. */
export function judgeAnswers(given: {
  form: ApplicationForm;
  digest: string;
  answers: Answers;
}): Verdict {
  const { form, digest, answers } = given;
  const known = ready.get(digest)?.form ?? compileForm(form);
  ready.set(digest, { form: known, letters: expandedSize(form) });
  return checkAnswers(known, answers);
}
