import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { useDesign } from '../Design.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import styles from './Fields.module.css';

/**
 * The id under which answers are stored. It is applied when the field loses focus, since a half-typed id may
 * be that of another question.
 */
export function IdField({ question }: { question: QuestionPart }) {
  const { t } = useTranslation('recruitment/designer');
  const { edit, open } = useDesign();
  const [id, setId] = useState(question.id);
  const rename = () => {
    const next = id.trim();
    if (next === '' || next === question.id) return setId(question.id);
    edit((text) => formEdits.renameQuestion(text, question, next));
    open(`question ${next}`);
  };
  return (
    <details className={styles.more}>
      <summary>{t('question.advanced')}</summary>
      <TextLine
        label={t('question.id')}
        description={t('question.idHelp')}
        value={id}
        onChange={setId}
        onBlur={rename}
        spellCheck={false}
        autoCapitalize="off"
      />
    </details>
  );
}
