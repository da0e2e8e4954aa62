import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { useLanguage } from '#portal/app/language/useLanguage.ts';
import { Button, IconButton } from '#portal/ui/controls/Button.tsx';
import type { Language } from '#portal/ui/language/currentLanguage.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useDesign } from '../Design.ts';
import {
  isByLanguage,
  optionsOf,
  type QuestionPart,
  valueOfOption,
} from '../document/FormOutline.ts';
import { conditionsOn, freeId } from '../document/freeId.ts';
import { insertAt, removeAt, setAt } from '../document/textEdits.ts';
import styles from './Fields.module.css';

const listOf = ({ value: { options } }: QuestionPart): unknown[] =>
  Array.isArray(options) ? options : [];

/** The edits of a question's options, as changes to the text. */
const optionEdits = {
  /** A new option has the same form as the others: a string, or a value with a label. */
  add: (text: string, question: QuestionPart, at: number): string => {
    const all = listOf(question);
    const values = all.map(valueOfOption);
    const isPair = all.some((one) => typeof one === 'object' && one !== null);
    const option = isPair
      ? { value: freeId(`o${all.length + 1}`, new Set(values)), label: '' }
      : '';
    return insertAt(text, [...question.path, 'options'], at, option);
  },

  remove: (text: string, question: QuestionPart, at: number): string =>
    removeAt(text, [...question.path, 'options', at]),

  /** Conditions on the answer refer to its new name. */
  rename: (
    text: string,
    question: QuestionPart,
    at: number,
    label: string,
    language: Language,
  ): string => {
    const old = listOf(question)[at];
    const path = [...question.path, 'options', at];
    if (typeof old === 'object' && old !== null) {
      const oldLabel = (old as { label?: unknown }).label;
      return setAt(text, [...path, 'label', ...(isByLanguage(oldLabel) ? [language] : [])], label);
    }
    return waitingFor(setAt(text, path, label), question.id, old, label);
  },
};

/** The options to choose from. Enter in an option adds the next, as in a list. */
export function OptionsFields({ question }: { question: QuestionPart }) {
  const { t } = useMessages('recruitment/designer');
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

function waitingFor(text: string, id: string, old: unknown, label: string): string {
  return conditionsOn(text, id).reduce((now, { path, value }) => {
    const { value: one, values } = value.condition as { value?: unknown; values?: unknown[] };
    const renamed = one === old ? setAt(now, [...path, 'condition', 'value'], label) : now;
    const at = Array.isArray(values) ? values.indexOf(old) : -1;
    return at < 0 ? renamed : setAt(renamed, [...path, 'condition', 'values', at], label);
  }, text);
}
