import type { FormUi } from '../describe/form-ui.ts';
import type { InputSchema } from '../validate/input-schema.ts';
import { localize } from './localize.ts';
import type { ResolvedQuestion } from './read-pages.ts';
import type { ShownPage } from './shown-parts.ts';

/** A page for the form templates: in one language, with the questions shown for the answers so far. */
export interface PageView {
  title: string;
  description: string;
  schema: InputSchema;
  ui: FormUi;
}

/** The rendering of a page. The schema decides the controls; validation is that of the whole form. */
export function drawPage({ page, questions }: ShownPage, language: 'nb' | 'en'): PageView {
  return {
    title: localize(page.page.title, language),
    description: localize(page.page.description, language),
    schema: {
      type: 'object',
      properties: Object.fromEntries(questions.map((one) => [one.id, viewOf(one, language)])),
      required: questions.filter(({ isRequired }) => isRequired).map(({ id }) => id),
    },
    ui: {
      'ui:order': questions.map(({ id }) => id),
      ...Object.fromEntries(questions.map((one) => [one.id, uiOf(one, language)])),
    },
  };
}

function viewOf(
  { label, description, schema }: ResolvedQuestion,
  language: 'nb' | 'en',
): InputSchema {
  const { pattern: _pattern, ...rest } = schema;
  const help = localize(description, language);
  // A number is written by hand and may have a comma, so it is a text until it is judged.
  const type = rest.type === 'number' || rest.type === 'integer' ? 'string' : rest.type;
  return {
    ...rest,
    ...(type === undefined ? {} : { type }),
    title: localize(label, language),
    ...(help ? { description: help } : {}),
  };
}

/** A phone's keyboard for a number, whose control is a text field. */
const keyboards: Record<string, string> = { integer: 'numeric', number: 'decimal' };

/** The controls of formats, and of numbers, that are not the usual ones of a text. */
const widgets: Record<string, string> = {
  address: 'street',
  file: 'file',
  phone: 'text',
  integer: 'text',
  number: 'text',
};

function uiOf({ schema, options }: ResolvedQuestion, language: 'nb' | 'en'): FormUi {
  const widget =
    options.length > 0
      ? schema.type === 'array'
        ? 'choices'
        : 'radios'
      : widgets[schema.format ?? String(schema.type)];
  const keyboard = keyboards[String(schema.type)];
  return {
    ...(keyboard === undefined ? {} : { 'ui:inputMode': keyboard }),
    ...(widget === undefined ? {} : { 'ui:widget': widget }),
    ...(options.length > 0
      ? { 'ui:enumNames': options.map(({ label }) => localize(label, language)) }
      : {}),
  };
}
