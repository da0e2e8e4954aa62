import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { CheckLine, SelectLine, TextLine } from '#portal/ui/controls/FieldLines.tsx';
import type { Language } from '#portal/ui/language/currentLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import {
  type CheckPart,
  localize,
  optionsOf,
  type PagePart,
  type QuestionPart,
} from '../document/FormOutline.ts';
import styles from './Fields.module.css';
import { useSet } from './useSet.ts';

type Conditional = PagePart | QuestionPart | CheckPart;

const modes = ['SHOW_IF_MATCH', 'HIDE_IF_MATCH'] as const;

/** When a question or a page is shown, or a check demanded: always, or by the answer to an earlier question. */
export function ConditionFields({ part }: { part: Conditional }) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { outline } = useDesign();
  const { set, setAll } = useSet(part);
  const { condition } = part;
  const texts = 'jobCheckType' in part ? 'checks.condition' : 'condition';
  const earlier = questionsBefore(outline.pages, part);
  const nameOf = (one: QuestionPart) => localize(one.value.label, language) || one.id;
  const choose = (mode: string) => {
    if (mode === '') return set(['condition'], undefined);
    if (condition) return set(['condition', 'mode'], mode);
    const [first] = earlier.toReversed();
    set(['condition'], { questionId: first?.id ?? '', mode, value: firstAnswer(first, language) });
  };
  // Answers to the question before are none to this one.
  const openConfirmation = (id: string) => {
    const value = firstAnswer(
      earlier.find((one) => one.id === id),
      language,
    );
    setAll([
      [['condition', 'questionId'], id],
      [['condition', 'value'], value],
      [['condition', 'values'], undefined],
    ]);
  };
  if (!condition && earlier.length === 0) return null;
  const question = earlier.find(({ id }) => id === condition?.questionId);
  const known = earlier.map((one) => ({ value: one.id, label: nameOf(one) }));
  const unknown =
    question || !condition
      ? []
      : [
          {
            value: condition.questionId,
            label: `${t('condition.unknown')} ${condition.questionId}`,
          },
        ];
  return (
    <div className={styles.condition}>
      <SelectLine
        label={t(`${texts}.title`)}
        value={condition?.mode ?? ''}
        data={[
          { value: '', label: t(`${texts}.always`) },
          ...modes.map((mode) => ({ value: mode, label: t(`${texts}.${mode}`) })),
        ]}
        onChange={choose}
      />
      {condition && (
        <SelectLine
          label={t('condition.question')}
          value={condition.questionId}
          data={[...unknown, ...known]}
          onChange={openConfirmation}
        />
      )}
      {condition && <Answers part={part} question={question} />}
    </div>
  );
}

/** The answer a condition begins with: the first of those the question offers. */
function firstAnswer(question: QuestionPart | undefined, language: Language): string {
  return question ? (optionsOf(question, language)[0]?.value ?? '') : '';
}

/** The answers that are waited for: of those a question offers one or several, else a text. */
function Answers({ part, question }: { part: Conditional; question: QuestionPart | undefined }) {
  const { t } = useMessages('recruitment/designer');
  const language = useLanguage();
  const { set, setAll, type } = useSet(part);
  const options = question ? optionsOf(question, language) : [];
  const values = (part.condition?.values ?? []).filter(
    (value) => options.length === 0 || options.some((one) => one.value === value),
  );
  const isList = Array.isArray((part.value.condition as { values?: unknown })?.values);
  const choose = (next: string[]) => {
    if (!isList && next.length <= 1) return set(['condition', 'value'], next[0] ?? '');
    setAll([
      [['condition', 'values'], next],
      [['condition', 'value'], undefined],
    ]);
  };
  if (options.length === 0) {
    return (
      <TextLine
        label={t('condition.answer')}
        value={values[0] ?? ''}
        onChange={(text) => type(['condition', ...(isList ? ['values', 0] : ['value'])], text)}
      />
    );
  }
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('condition.answers')}</legend>
      {options.map((one) => (
        <CheckLine
          key={one.value}
          label={one.label}
          name={undefined}
          checked={values.includes(one.value)}
          onChange={(isOn) =>
            choose(isOn ? [...values, one.value] : values.filter((v) => v !== one.value))
          }
        />
      ))}
    </fieldset>
  );
}

/** The questions before a part; for a page, those on earlier pages; for a check, all of them. */
function questionsBefore(pages: readonly PagePart[], part: Conditional): QuestionPart[] {
  if ('jobCheckType' in part) return pages.flatMap(({ questions }) => questions);
  const [page, at] = 'page' in part ? [part.page, part.at] : [part.at, 0];
  return pages
    .flatMap(({ questions }) => questions)
    .filter((one) => one.page < page || (one.page === page && one.at < at));
}
