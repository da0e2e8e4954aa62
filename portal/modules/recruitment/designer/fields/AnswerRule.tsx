import { useTranslation } from 'react-i18next';
import { SelectLine } from '#portal/ui/controls/SelectLine.tsx';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { asText } from '../document/asText.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { LocalizedTextField } from './LocalizedTextField.tsx';
import { useSet } from './useSet.ts';

/** Named rules for text answers; the form stores the pattern. */
const rules = {
  postalCode: '^[0-9]{4}$',
  digits: '^[0-9]+$',
} as const;

type RuleName = keyof typeof rules | 'none' | 'own';

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

/** The rule that a pattern belongs to. */
function ruleOf(pattern: unknown): RuleName {
  if (typeof pattern !== 'string' || pattern === '') return pattern === '' ? 'own' : 'none';
  const [name] = Object.entries(rules).find(([, one]) => one === pattern) ?? [];
  return (name as RuleName | undefined) ?? 'own';
}
