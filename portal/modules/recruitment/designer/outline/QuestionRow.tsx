import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../app/language/useLanguage.ts';
import { PlainButton } from '../../../../ui/controls/PlainButton.tsx';
import { tiesOf } from '../conditions/conditionMap.ts';
import { useTieText } from '../conditions/useTieText.ts';
import { useDesign } from '../Design.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { saidIn } from '../document/Said.ts';
import { QuestionFields } from '../fields/QuestionFields.tsx';
import { kindOf, signOf } from '../kinds/kinds.ts';
import { Faults } from './Faults.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import styles from './Outline.module.css';
import { QuestionMenu } from './QuestionMenu.tsx';
import type { Moves } from './useMoves.ts';

interface Props {
  question: QuestionPart;
  isLast: boolean;
  moves: Moves;
}

/** A question in one line; its fields open below it. */
export function QuestionRow({ question, isLast, moves }: Props) {
  const { t } = useTranslation('recruitment/designer');
  const fieldsId = useId();
  const { outline, opened, open, faultsAt } = useDesign();
  const sayWhen = useTieText('short');
  const label = saidIn(question.value.label, useLanguage());
  const name = label || t('question.unnamed');
  const isOpen = opened === question.key;
  const kind = kindOf(question);
  const Sign = signOf(kind);
  const [tie] = tiesOf(outline).filter(({ to }) => to.key === question.key);
  const marks = [
    ...(question.value.required === true ? [t('question.requiredMark')] : []),
    ...(tie ? [sayWhen(tie)] : []),
  ];
  return (
    <li
      className={styles.question}
      data-part={question.key}
      data-question={`${question.page}.${question.at}`}
      data-last={isLast || undefined}
      data-open={isOpen || undefined}
    >
      <div className={styles.row}>
        <MoveHandle
          name={name}
          movedTo={moves.movedTo(question.key)}
          onStep={(by) => moves.stepQuestion(question, by)}
          onDrag={(event) => moves.dragQuestion(event, question)}
        />
        <PlainButton
          className={styles.opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? fieldsId : undefined}
          onClick={() => open(isOpen ? null : question.key)}
        >
          <Sign size={18} stroke={1.5} role="img" aria-label={t(`kind.${kind ?? 'OTHER'}`)} />
          <span className={styles.label}>
            <span data-empty={label === '' || undefined}>{name}</span>
            {marks.length > 0 && <span className={styles.marks}>{marks.join(' · ')}</span>}
          </span>
        </PlainButton>
        <QuestionMenu question={question} name={name} moves={moves} />
      </div>
      <Faults path={question.path} said={faultsAt(question)} />
      {isOpen && (
        <div id={fieldsId} className={styles.fields}>
          <QuestionFields question={question} />
        </div>
      )}
    </li>
  );
}
