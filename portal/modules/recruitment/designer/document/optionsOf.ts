import type { Language } from '#portal/ui/language/languages.ts';
import type { QuestionPart } from './FormOutline.ts';
import { localize } from './LocalizedText.ts';
import { valueOfOption } from './valueOfOption.ts';

export interface Option {
  /** The stored answer. */
  value: string;
  /** The text that is shown. */
  label: string;
}

/** The options of a question. An option is a string, or a value with a label. */
export function optionsOf({ value: { options } }: QuestionPart, language: Language): Option[] {
  if (!Array.isArray(options)) return [];
  return options.map((option: unknown) => {
    const value = valueOfOption(option);
    if (typeof option !== 'object' || option === null) return { value, label: value };
    return { value, label: localize((option as { label?: unknown }).label, language) };
  });
}
