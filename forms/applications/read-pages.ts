import type { InputSchema } from '../validate/input-schema.ts';
import { longestAnswer } from './answer-formats.ts';
import type {
  ApplicationForm,
  Condition,
  LocalizedText,
  Page,
  Question,
} from './application-form.ts';
import { pointerPart } from './at-pointer.ts';
import { resolveFragment } from './resolve-fragment.ts';

/** A question in one normal form, however it was written. */
export interface ResolvedQuestion {
  id: string;
  /** Its position in the document, as a JSON Pointer. */
  pointer: string;
  label: LocalizedText;
  description: LocalizedText | undefined;
  message: LocalizedText | undefined;
  options: readonly { value: string; label: LocalizedText }[];
  /** The schema of its answer. */
  schema: InputSchema;
  isRequired: boolean;
  condition: Condition | undefined;
}

export interface ResolvedPage {
  pointer: string;
  page: Page;
  condition: Condition | undefined;
  questions: readonly ResolvedQuestion[];
}

/** The pages of a form in order, with the questions on each. The form must have been checked. */
export function readPages(form: ApplicationForm): ResolvedPage[] {
  return form.pages
    .map((page, at) => ({
      pointer: `/pages/${at}`,
      page,
      condition: page.condition,
      questions: [
        ...ofSchema(page, `/pages/${at}`, form),
        ...(page.questions ?? []).map((one, place) =>
          resolveQuestion(one, `/pages/${at}/questions/${place}`, form),
        ),
      ],
    }))
    .sort((a, b) => a.page.pageNumber - b.page.pageNumber);
}

/** A page may be a schema of an object: each of its properties is a question. */
function ofSchema({ schema }: Page, pointer: string, form: ApplicationForm): ResolvedQuestion[] {
  if (!schema) return [];
  const whole = resolveFragment(schema, form);
  return Object.entries(whole.properties ?? {}).map(([id, fragment]) => {
    const { title, description } = resolveFragment(fragment, form);
    return resolveQuestion(
      {
        id,
        label: (title as LocalizedText | undefined) ?? id,
        ...(description === undefined ? {} : { description: description as LocalizedText }),
        required: whole.required?.includes(id) ?? false,
        schema: fragment,
      },
      `${pointer}/schema/properties/${pointerPart(id)}`,
      form,
    );
  });
}

function resolveQuestion(
  question: Question,
  pointer: string,
  form: ApplicationForm,
): ResolvedQuestion {
  const fragment = question.schema && resolveFragment(question.schema, form);
  const choices = fragment?.enum ?? fragment?.items?.enum ?? [];
  const options =
    question.options?.map((one) => (typeof one === 'string' ? { value: one, label: one } : one)) ??
    choices.map((one) => ({ value: String(one), label: String(one) }));
  return {
    id: question.id,
    pointer,
    label: question.label,
    description: question.description,
    message: question.validationMessage,
    options,
    schema: fragment
      ? bounded(fragment)
      : schemaOf(
          question,
          options.map(({ value }) => value),
        ),
    isRequired: question.required ?? false,
    condition: question.condition,
  };
}

function schemaOf({ type, validationRegexp }: Question, values: string[]): InputSchema {
  if (type === 'RADIOS') return { type: 'string', enum: values };
  if (type === 'CHECKBOXES') {
    return { type: 'array', uniqueItems: true, items: { type: 'string', enum: values } };
  }
  return {
    type: 'string',
    maxLength: longestAnswer,
    ...(validationRegexp === undefined ? {} : { pattern: validationRegexp }),
  };
}

function bounded({
  title: _title,
  description: _description,
  ...fragment
}: InputSchema): InputSchema {
  const { type = 'string' } = fragment;
  if (type === 'string') return { maxLength: longestAnswer, ...fragment, type };
  if (type !== 'array') return { ...fragment, type };
  const items = fragment.items ?? { type: 'string' };
  return { maxItems: 500, ...fragment, type, uniqueItems: true, items: bounded(items) };
}
