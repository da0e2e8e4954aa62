import { languageNames } from '#portal/app/language/useLanguage.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { type Language, languages } from '#portal/ui/language/currentLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { isByLanguage } from '../document/FormOutline.ts';
import type { JsonPath } from '../document/jsonText.ts';
import styles from './Fields.module.css';
import { useSet } from './useSet.ts';

interface Props {
  part: { path: JsonPath; key: string; value: unknown };
  /** The member below the part, `['label']`. */
  below: JsonPath;
  label: string;
  description?: string;
  autoFocus?: boolean;
  /** Removes the member when it is empty. */
  isOptional?: boolean;
}

/** A text of the form: alike in every language, or written in each. */
export function LocalizedTextField({
  part,
  below,
  label,
  description,
  autoFocus,
  isOptional,
}: Props) {
  const { t } = useMessages('recruitment/designer');
  const { set, type } = useSet(part);
  const value = below.reduce<unknown>(
    (found, step) => (found as Record<string, unknown> | undefined)?.[step],
    part.value,
  );
  const line = (text: unknown, at: JsonPath, name: string, isFirst: boolean) => (
    <TextLine
      key={at.join('.')}
      label={name}
      description={isFirst ? description : undefined}
      value={typeof text === 'string' ? text : ''}
      onChange={(next) => type(at, next === '' && isOptional ? undefined : next)}
      autoFocus={isFirst && autoFocus}
    />
  );
  if (isByLanguage(value)) {
    return (
      <div className={styles.languages}>
        {languages.map((one, at) =>
          line(
            value[one],
            [...below, one],
            t('said.in', { label, language: nameOf(one) }),
            at === 0,
          ),
        )}
      </div>
    );
  }
  const text = typeof value === 'string' ? value : '';
  return (
    <div className={styles.texts}>
      {line(text, below, label, true)}
      {text !== '' && (
        <Button
          variant="subtle"
          size="small"
          onClick={() => set(below, { nb: text, en: '' })}
          aria-label={t('said.bothFor', { label })}
        >
          {t('said.both')}
        </Button>
      )}
    </div>
  );
}

const nameOf = (language: Language) => languageNames[language].toLowerCase();
