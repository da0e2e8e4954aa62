import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useDesign } from '../Design.ts';
import { localize } from '../document/asText.ts';
import type { PagePart, QuestionPart } from '../document/FormOutline.ts';
import { formEdits, type Place } from '../document/formEdits.ts';
import type { Dragged, DropLine } from './dropLines.ts';
import { afterLifting, oneStep } from './places.ts';

type Start = (event: PointerEvent, what: Dragged, onDrop: (line: DropLine) => void) => void;

/** Moves questions and pages, and announces their new position. */
export function useMoves(start: Start) {
  const { t } = useTranslation('recruitment/designer');
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
