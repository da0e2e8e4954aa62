import { useTranslation } from 'react-i18next';
import { CheckLine } from '#portal/ui/controls/CheckLine.tsx';
import type { QuestionPart } from '../document/FormOutline.ts';
import { hasOptions, kindOf } from '../kinds/kinds.ts';
import { AnswerRule } from './AnswerRule.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { IdField } from './IdField.tsx';
import { KindField } from './KindField.tsx';
import { LocalizedTextField } from './LocalizedTextField.tsx';
import { OptionsFields } from './OptionsFields.tsx';
import { useSet } from './useSet.ts';

/** Everything about one question. */
export function QuestionFields({ question }: { question: QuestionPart }) {
  const { t } = useTranslation('recruitment/designer');
  const { set } = useSet(question);
  const kind = kindOf(question);
  return (
    <>
      <LocalizedTextField part={question} below={['label']} label={t('question.label')} autoFocus />
      <LocalizedTextField
        part={question}
        below={['description']}
        label={t('question.description')}
        isOptional
      />
      <KindField question={question} />
      {hasOptions(kind) && <OptionsFields question={question} />}
      <CheckLine
        label={t('question.required')}
        name={undefined}
        checked={question.value.required === true}
        onChange={(required) => set(['required'], required)}
      />
      {kind === 'TEXT' && <AnswerRule question={question} />}
      <ConditionFields part={question} />
      <IdField key={question.id} question={question} />
    </>
  );
}
