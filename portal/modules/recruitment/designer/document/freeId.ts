import type { CheckPart, PagePart, QuestionPart } from './FormOutline.ts';
import { readOutline } from './readOutline.ts';

/**
 * An unused id for a question, derived from its label: `Når kan du begynne?` becomes `nar_kan_du_begynne`.
 */
export function freeId(wanted: string, taken: ReadonlySet<string>): string {
  const plain = wanted
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 40);
  const base = /^[a-z]/.test(plain) ? plain : `q_${plain}`.replace(/_$/, '');
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}_${number}`)) return `${base}_${number}`;
  }
}

/** The questions, pages and checks whose condition depends on a question. */
export function conditionsOn(text: string, id: string): (PagePart | QuestionPart | CheckPart)[] {
  const { pages, checks } = readOutline(text);
  return [...pages.flatMap((page) => [page, ...page.questions]), ...checks].filter(
    ({ condition }) => condition?.questionId === id,
  );
}
