import { formEdits } from './formEdits.ts';
import { freeId } from './freeId.ts';
import { localize } from './LocalizedText.ts';
import { readOutline } from './readOutline.ts';

/** The form with the id of a new question derived from its label, once that is written; null before. */
export function named(text: string, id: string): string | null {
  const { pages, fault } = readOutline(text);
  const questions = pages.flatMap((page) => page.questions);
  const question = questions.find((one) => one.id === id);
  const label = localize(question?.value.label, 'nb').trim();
  if (fault || !question || label === '') return null;
  const taken = new Set(questions.map((one) => one.id));
  return formEdits.renameQuestion(text, question, freeId(label, taken));
}
