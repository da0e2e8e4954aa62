import { type PointerEvent, useState } from 'react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { localize, type PagePart, type QuestionPart } from '../document/FormOutline.ts';
import { formEdits, type Place } from '../document/formEdits.ts';

/** A line between rows, onto which a dragged part can be dropped. */
export interface DropLine extends Place {
  y: number;
}

export type Dragged = 'question' | 'page';

type Start = (event: PointerEvent, what: Dragged, onDrop: (line: DropLine) => void) => void;

/** Moves questions and pages, and announces their new position. */
export function useMoves(start: Start) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { outline, edit, announce, opened, open } = useDesign();
  const [moved, setMoved] = useState<{ key: string; to: string } | null>(null);
  const { pages } = outline;
  const moveQuestion = (question: QuestionPart, to: Place) => {
    if (question.page === to.page && question.at === to.at) return;
    edit((text) => formEdits.moveQuestion(text, question, to));
    setMoved({ key: question.key, to: `${to.page}.${to.at}` });
    const name = localize(question.value.label, language) || t('question.unnamed');
    announce(t('move.question', { name, page: to.page + 1, number: to.at + 1 }));
  };
  const movePage = (page: PagePart, to: number) => {
    if (to < 0 || to >= pages.length || to === page.at) return;
    edit((text) => formEdits.movePage(text, page.at, to));
    const key = pages[to]?.key ?? '';
    setMoved({ key, to: String(to) });
    if (opened === page.key) open(key);
    announce(t('move.page', { name: localize(page.value.title, language), number: to + 1 }));
  };
  return {
    movedTo: (key: string) => (moved?.key === key ? moved.to : null),
    stepQuestion: (question: QuestionPart, by: 1 | -1) => {
      const to = oneStep(pages, question, by);
      if (to) moveQuestion(question, to);
    },
    moveQuestion,
    dragQuestion: (event: PointerEvent, question: QuestionPart) =>
      start(event, 'question', (line) => moveQuestion(question, afterLifting(question, line))),
    movePage,
    dragPage: (event: PointerEvent, page: PagePart) =>
      start(event, 'page', (line) =>
        movePage(page, line.page > page.at ? line.page - 1 : line.page),
      ),
  };
}

export type Moves = ReturnType<typeof useMoves>;

/**
 * The position of a question after one step up or down, past the edge of its page onto the next; null at the
 * ends.
 */
export function oneStep(pages: readonly PagePart[], from: Place, by: 1 | -1): Place | null {
  const at = from.at + by;
  const own = pages[from.page]?.questions.length ?? 0;
  if (at >= 0 && at < own) return { page: from.page, at };
  const page = from.page + by;
  const next = pages[page];
  if (!next) return null;
  return { page, at: by === 1 ? 0 : next.questions.length };
}

/** The position of a question dropped before a place, after its own place has become free. */
export function afterLifting(from: Place, to: Place): Place {
  const isBelow = from.page === to.page && to.at > from.at;
  return isBelow ? { page: to.page, at: to.at - 1 } : to;
}

/** All lines of an outline, in the window's coordinates. The rows have their positions in `data-question` and `data-page`. */
export function dropLines(outline: HTMLElement, what: Dragged): DropLine[] {
  const rows = [...outline.querySelectorAll<HTMLElement>(`[data-${what}]`)];
  return rows.flatMap((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    const [page = 0, at = 0] = (row.dataset[what] ?? '').split('.').map(Number);
    const before = { page, at, y: top };
    // A page without questions has a placeholder row, onto which the first question is dropped.
    if (row.hasAttribute('data-empty')) return [before];
    const isLast = row.hasAttribute('data-last');
    const after =
      what === 'page' ? { page: page + 1, at, y: bottom } : { page, at: at + 1, y: bottom };
    return isLast ? [before, after] : [before];
  });
}

/** The line closest to where the finger is. */
export function nearestLine(lines: readonly DropLine[], y: number): DropLine | null {
  const [first, ...rest] = lines;
  if (!first) return null;
  return rest.reduce(
    (best, one) => (Math.abs(one.y - y) < Math.abs(best.y - y) ? one : best),
    first,
  );
}
