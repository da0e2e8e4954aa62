import type { Language } from '#portal/ui/language/languages.ts';
import { isByLanguage, valueOfOption } from './asText.ts';
import { conditionsOn } from './conditionsOn.ts';
import type { QuestionPart } from './FormOutline.ts';
import { freeId } from './freeId.ts';
import { insertAt, removeAt, setAt } from './textEdits.ts';

const listOf = ({ value: { options } }: QuestionPart): unknown[] =>
  Array.isArray(options) ? options : [];

/** The edits of a question's options, as changes to the text. */
export const optionEdits = {
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

function waitingFor(text: string, id: string, old: unknown, label: string): string {
  return conditionsOn(text, id).reduce((now, { path, value }) => {
    const { value: one, values } = value.condition as { value?: unknown; values?: unknown[] };
    const renamed = one === old ? setAt(now, [...path, 'condition', 'value'], label) : now;
    const at = Array.isArray(values) ? values.indexOf(old) : -1;
    return at < 0 ? renamed : setAt(renamed, [...path, 'condition', 'values', at], label);
  }, text);
}
