import { memo, type RefObject } from 'react';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { type Kind, signOf } from '../kinds/kinds.ts';
import { Faults } from './Faults.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import styles from './Outline.module.css';
import { QuestionMenu } from './QuestionMenu.tsx';
import type { Moves } from './useMoves.ts';

/** The actions of a line, with the question as it is when they run. */
export type Latest = RefObject<{ question: QuestionPart; moves: Moves; toggle: () => void }>;

interface Props {
  latest: Latest;
  label: string;
  kind: Kind | null;
  marks: string;
  faults: readonly string[];
  /** Of the fields below it, when they are open. */
  fieldsId: string | null;
  movedTo: string | null;
  isLocked: boolean;
}

/** A closed question. Memoized: in a form of hundreds, every keystroke would re-render all of them. */
export const QuestionLine = memo(function QuestionLine(props: Props) {
  const { latest, label, kind, marks, faults, fieldsId, movedTo, isLocked } = props;
  const { t } = useMessages('recruitment/designer');
  const name = label || t('question.unnamed');
  const Sign = signOf(kind);
  return (
    <>
      <div className={styles.row}>
        <MoveHandle
          name={name}
          movedTo={movedTo}
          isLocked={isLocked}
          onStep={(by) => latest.current.moves.stepQuestion(latest.current.question, by)}
          onDrag={(event) => latest.current.moves.dragQuestion(event, latest.current.question)}
        />
        <PlainButton
          className={styles.opener}
          aria-expanded={fieldsId !== null}
          aria-controls={fieldsId ?? undefined}
          onClick={() => latest.current.toggle()}
        >
          <Sign size={18} stroke={1.5} role="img" aria-label={t(`kind.${kind ?? 'OTHER'}`)} />
          <span className={styles.label}>
            <span data-empty={label === '' || undefined}>{name}</span>
            {marks && <span className={styles.marks}>{marks}</span>}
          </span>
        </PlainButton>
        <QuestionMenu latest={latest} name={name} isLocked={isLocked} />
      </div>
      <Faults messages={faults} />
    </>
  );
});
