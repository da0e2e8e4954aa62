import type {
  Answers,
  ApplicationForm,
  LocalizedText,
  Option,
  Page,
  Question,
} from '#forms/applications/application-form.ts';
import { drawPage, type PageView } from '#forms/applications/draw-page.ts';
import { readPages } from '#forms/applications/read-pages.ts';
import { shownParts } from '#forms/applications/shown-parts.ts';
import type { Language } from '#portal/ui/language/currentLanguage.ts';
import type { FormOutline, PagePart, QuestionPart } from '../document/FormOutline.ts';
import { hasOptions, kindOf } from '../kinds/kinds.ts';

export interface PreviewPage extends PageView {
  /** Its place in the form, of which some pages may be hidden. */
  at: number;
}

/** The pages shown for the given answers, in a language. */
export function previewPages(
  form: ApplicationForm,
  answers: Answers,
  language: Language,
): PreviewPage[] {
  return shownParts(readPages(form), answers).map((shown) => ({
    ...drawPage(shown, language),
    at: Number(shown.page.pointer.split('/').at(-1)),
  }));
}

/** The renderable part of an unfinished form: the questions that have a kind of answer. */
export function drawable({ pages }: FormOutline, text: string): ApplicationForm {
  const { definitions } = (readable(text) ?? {}) as ApplicationForm;
  return { pages: pages.map(pageOf), ...(isObject(definitions) && { definitions }) };
}

function pageOf({ value, questions, at }: PagePart): Page {
  const { pageNumber, condition, schema } = value as Partial<Page>;
  return {
    title: localized(value.title),
    description: localized(value.description),
    pageNumber: typeof pageNumber === 'number' ? pageNumber : at + 1,
    ...(isObject(condition) && { condition }),
    ...(isObject(schema) && { schema }),
    questions: questions.filter(isComplete).map(questionOf),
  };
}

function questionOf(part: QuestionPart): Question {
  const { type, condition, options, schema } = part.value as Partial<Question>;
  const choices = Array.isArray(options) ? options.flatMap(optionOf) : [];
  return {
    id: part.id,
    label: localized(part.value.label),
    description: localized(part.value.description),
    required: part.value.required === true,
    ...(isObject(schema) ? { schema } : type && { type }),
    ...(hasOptions(kindOf(part)) && { options: choices }),
    ...(isObject(condition) && { condition }),
  };
}

/** A value that is no text in any language counts as empty. */
const localized = (value: unknown): LocalizedText =>
  typeof value === 'string' || isObject(value) ? (value as LocalizedText) : '';

function optionOf(option: unknown): Option[] {
  if (typeof option === 'string') return [option];
  if (!isObject(option)) return [];
  const { value, label } = option as { value?: unknown; label?: unknown };
  return typeof value === 'string' ? [{ value, label: localized(label) }] : [];
}

const isComplete = (part: QuestionPart) =>
  part.id !== '' && (kindOf(part) !== null || isObject(part.value.schema));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
