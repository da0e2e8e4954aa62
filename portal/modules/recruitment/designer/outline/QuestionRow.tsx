import { useId, useMemo, useRef } from 'react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useTieText } from '../conditions/useTieText.ts';
import { useDesign } from '../Design.ts';
import { localize, type QuestionPart } from '../document/FormOutline.ts';
import { QuestionFields } from '../fields/QuestionFields.tsx';
import { kindOf } from '../kinds/kinds.ts';
import styles from './Outline.module.css';
import { QuestionLine } from './QuestionLine.tsx';
import type { Moves } from './useMoves.ts';

interface Props {
  question: QuestionPart;
  isLast: boolean;
  moves: Moves;
}

/** A question in one line; its fields open below it. The line re-renders only when its content changes. */
export function QuestionRow({ question, isLast, moves }: Props) {
  const { t } = useMessages('recruitment/designer');
  const fieldsId = useId();
  const language = useLanguage();
  const { opened, open, tieOf, faultsAt, isLocked } = useDesign();
  const conditionText = useTieText('short');
  const isOpen = opened === question.key;
  const tie = tieOf(question.key);
  const marks = [
    ...(question.value.required === true ? [t('question.requiredMark')] : []),
    ...(tie ? [conditionText(tie)] : []),
  ].join(' · ');
  const messages = faultsAt(question);
  const joined = messages.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same texts are the same faults.
  const faults = useMemo(() => messages, [joined]);
  const latest = useRef({ question, moves, toggle: () => {} });
  latest.current = { question, moves, toggle: () => open(isOpen ? null : question.key) };
  return (
    <li
      className={styles.question}
      data-part={question.key}
      data-question={`${question.page}.${question.at}`}
      data-last={isLast || undefined}
      data-open={isOpen || undefined}
    >
      <QuestionLine
        latest={latest}
        label={localize(question.value.label, language)}
        kind={kindOf(question)}
        marks={marks}
        faults={faults}
        fieldsId={isOpen ? fieldsId : null}
        movedTo={moves.movedTo(question.key)}
        isLocked={isLocked}
      />
      {isOpen && (
        <div id={fieldsId} className={styles.fields}>
          <QuestionFields question={question} />
        </div>
      )}
    </li>
  );
}
