import type { Language } from '../../../../ui/language/languages.ts';
import type { QuestionPart } from './FormOutline.ts';
import { saidIn } from './Said.ts';
import { valueOfOption } from './valueOfOption.ts';

export interface Option {
  /** What is answered. */
  value: string;
  /** What one reads. */
  label: string;
}

/** What a question offers. An option is a text, or a value with what one reads. */
export function optionsOf({ value: { options } }: QuestionPart, language: Language): Option[] {
  if (!Array.isArray(options)) return [];
  return options.map((option: unknown) => {
    const value = valueOfOption(option);
    if (typeof option !== 'object' || option === null) return { value, label: value };
    return { value, label: saidIn((option as { label?: unknown }).label, language) };
  });
}
