import { type Language, languages } from '#portal/ui/language/currentLanguage.ts';
import type { JsonFault, JsonPath } from './jsonText.ts';

/** When a question or a page is shown: as it is written, whether or not it can be. */
export interface WrittenCondition {
  questionId: string;
  mode: string;
  values: string[];
}

interface Part {
  path: JsonPath;
  /** Stable when the part is moved, so that its open fields stay open. */
  key: string;
  /** All its members, unknown ones included. */
  value: Record<string, unknown>;
  condition: WrittenCondition | null;
}

export interface QuestionPart extends Part {
  id: string;
  page: number;
  at: number;
}

export interface PagePart extends Part {
  at: number;
  questions: QuestionPart[];
  /** The texts of further questions, which are a schema and edited in JSON only. */
  written: unknown[];
}

/** One thing that is checked of applicants, perhaps by an answer. */
export interface CheckPart extends Part {
  at: number;
  jobCheckType: string;
}

/** The pages and questions of a form, as far as its text can be read. */
export interface FormOutline {
  pages: PagePart[];
  checks: CheckPart[];
  /** The place where the text cannot be parsed; until that is corrected, the outline cannot be edited. */
  fault: JsonFault | null;
}

/** A text of a form: the same for all languages, or one for each. */
type LocalizedText = string | Partial<Record<Language, string>>;

/** Whether a text exists for each language. */
export const isByLanguage = (text: unknown): text is Exclude<LocalizedText, string> =>
  typeof text === 'object' && text !== null && !Array.isArray(text);

interface Option {
  /** The stored answer. */
  value: string;
  /** The text that is shown. */
  label: string;
}

/** A value that should be a text, as a string. Empty for an object: it may even throw when converted. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** The text in a language; if missing, that of another. */
export function localize(text: unknown, language: Language): string {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null) return '';
  const texts = [language, ...languages].map((one) => Reflect.get(text, one) as unknown);
  return texts.find((one): one is string => typeof one === 'string' && one !== '') ?? '';
}

/** The answer that an option stands for: a string is its own value. */
export function valueOfOption(option: unknown): string {
  if (typeof option !== 'object' || option === null) return asText(option);
  return asText((option as { value?: unknown }).value);
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
