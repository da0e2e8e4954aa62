import type { CheckPart, PagePart, QuestionPart } from './FormOutline.ts';
import { readOutline } from './readOutline.ts';

/** The questions, pages and checks whose condition depends on a question. */
export function conditionsOn(text: string, id: string): (PagePart | QuestionPart | CheckPart)[] {
  const { pages, checks } = readOutline(text);
  return [...pages.flatMap((page) => [page, ...page.questions]), ...checks].filter(
    ({ condition }) => condition?.questionId === id,
  );
}
