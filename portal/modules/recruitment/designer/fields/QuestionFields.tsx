import { useState } from 'react';
import { CheckLine, SelectLine, TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import { asText, type QuestionPart } from '../document/FormOutline.ts';
import { formEdits } from '../document/formEdits.ts';
import { hasOptions, type Kind, kindOf, kinds, membersOf } from '../kinds/kinds.ts';
import { ConditionFields } from './ConditionFields.tsx';
import styles from './Fields.module.css';
import { LocalizedTextField } from './LocalizedTextField.tsx';
import { OptionsFields } from './OptionsFields.tsx';
import { useSet } from './useSet.ts';

/** Named rules for text answers; the form stores the pattern. */
const rules = {
  postalCode: '^[0-9]{4}$',
  digits: '^[0-9]+$',
} as const;

type RuleName = keyof typeof rules | 'none' | 'own';

const names: RuleName[] = ['none', 'postalCode', 'digits', 'own'];

/** Everything about one question. */
export function QuestionFields({ question }: { question: QuestionPart }) {
  const { t } = useMessages('recruitment/designer');
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

/** The pattern a text answer must match, and the message if it does not. */
function AnswerRule({ question }: { question: QuestionPart }) {
  const { t } = useMessages('recruitment/designer');
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

/**
 * The id under which answers are stored. It is applied when the field loses focus, since a half-typed id may
 * be that of another question.
 */
function IdField({ question }: { question: QuestionPart }) {
  const { t } = useMessages('recruitment/designer');
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

/** The kind of answer. Members that the new kind does not have are removed; undo restores them. */
function KindField({ question }: { question: QuestionPart }) {
  const { t } = useMessages('recruitment/designer');
  const { setAll } = useSet(question);
  const kind = kindOf(question);
  const choose = (next: string) => {
    const { options } = question.value;
    const members = membersOf(next as Kind, options ?? [t('options.first')]);
    const rule = next === 'TEXT' ? {} : { validationRegexp: undefined };
    const changes = Object.entries({ ...members, ...rule });
    setAll(changes.map(([name, value]) => [[name], value] as const));
  };
  const own = kind ? [] : [{ value: '', label: t('kind.OTHER') }];
  return (
    <SelectLine
      label={t('question.kind')}
      value={kind ?? ''}
      data={[...own, ...kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))]}
      onChange={choose}
    />
  );
}
