import { useTranslation } from 'react-i18next';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { asText } from '../document/asText.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { LocalizedTextField } from './LocalizedTextField.tsx';
import { type RuleName, ruleOf, rules } from './rules.ts';
import { useSet } from './useSet.ts';

const names: RuleName[] = ['none', 'postalCode', 'digits', 'own'];

/** The pattern a text answer must match, and the message if it does not. */
export function AnswerRule({ question }: { question: QuestionPart }) {
  const { t } = useTranslation('recruitment/designer');
  const { setAll, type } = useSet(question);
  const { validationRegexp: pattern, validationMessage: message } = question.value;
  const rule = ruleOf(pattern);
  const choose = (next: RuleName) => {
    const isNone = next === 'none';
    const chosen = next === 'own' ? asText(pattern) : rules[next as keyof typeof rules];
    const ruleText =
      message || next === 'own' ? message : t(`rule.message.${next as keyof typeof rules}`);
    setAll([
      [['validationRegexp'], isNone ? undefined : chosen],
      [['validationMessage'], isNone ? undefined : ruleText],
    ]);
  };
  return (
    <>
      <SelectLine
        label={t('rule.title')}
        value={rule}
        data={names.map((one) => ({ value: one, label: t(`rule.${one}`) }))}
        onChange={(next) => choose(next as RuleName)}
      />
      {rule === 'own' && (
        <TextLine
          label={t('rule.pattern')}
          description={t('rule.patternHelp')}
          value={asText(pattern)}
          onChange={(text) => type(['validationRegexp'], text)}
          spellCheck={false}
          autoCapitalize="off"
        />
      )}
      {rule !== 'none' && (
        <LocalizedTextField part={question} below={['validationMessage']} label={t('rule.said')} />
      )}
    </>
  );
}
