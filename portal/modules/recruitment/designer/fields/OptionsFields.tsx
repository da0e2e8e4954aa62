import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { IconButton } from '#portal/ui/controls/IconButton.tsx';
import { useDesign } from '../Design.ts';
import { optionsOf } from '../document/asText.ts';
import type { QuestionPart } from '../document/FormOutline.ts';
import { optionEdits } from '../document/optionEdits.ts';
import styles from './Fields.module.css';

/** The options to choose from. Enter in an option adds the next, as in a list. */
export function OptionsFields({ question }: { question: QuestionPart }) {
  const { t } = useTranslation('recruitment/designer');
  const { edit } = useDesign();
  const language = useLanguage();
  const list = useRef<HTMLOListElement>(null);
  const options = optionsOf(question, language);
  const focus = (at: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll('input')[at]?.focus());
  const add = (at: number) => {
    edit((text) => optionEdits.add(text, question, at));
    focus(at);
  };
  const press = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(at + 1);
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{t('options.title')}</legend>
      <ol ref={list} className={styles.list}>
        {options.map((option, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options may share a label while either is typed.
          <li key={at} className={styles.option}>
            <input
              className={styles.input}
              aria-label={t('options.number', { number: at + 1 })}
              value={option.label}
              onChange={({ currentTarget }) => {
                const label = currentTarget.value;
                const run = `${question.key} option ${at}`;
                edit((text) => optionEdits.rename(text, question, at, label, language), run);
              }}
              onKeyDown={(event) => press(event, at)}
            />
            <IconButton
              aria-label={t('options.remove', { name: option.label || at + 1 })}
              onClick={() => {
                edit((text) => optionEdits.remove(text, question, at));
                focus(Math.max(0, at - 1));
              }}
            >
              <IconX size={18} stroke={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => add(options.length)}
      >
        {t('options.add')}
      </Button>
    </fieldset>
  );
}
