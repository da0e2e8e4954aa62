import type { PagePart, QuestionPart } from './FormOutline.ts';
import { readOutline } from './readOutline.ts';

/** The questions and pages whose condition asks for a question. */
export function conditionsOn(text: string, id: string): (PagePart | QuestionPart)[] {
  return readOutline(text)
    .pages.flatMap((page) => [page, ...page.questions])
    .filter(({ condition }) => condition?.questionId === id);
}
