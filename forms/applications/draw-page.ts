import type { FormUi } from '../describe/form-ui.ts';
import type { InputSchema } from '../validate/input-schema.ts';
import type { AskedQuestion } from './read-pages.ts';
import { saidIn } from './said-in.ts';
import type { ShownPage } from './shown-parts.ts';

/** A page as the form templates draw it: in one language, with what is shown for the answers so far. */
export interface DrawnPage {
  title: string;
  description: string;
  schema: InputSchema;
  ui: FormUi;
}

/** The rendering of a page. The schema decides the controls; validation is that of the whole form. */
export function drawPage({ page, questions }: ShownPage, language: 'nb' | 'en'): DrawnPage {
  return {
    title: saidIn(page.page.title, language),
    description: saidIn(page.page.description, language),
    schema: {
      type: 'object',
      properties: Object.fromEntries(questions.map((one) => [one.id, drawn(one, language)])),
      required: questions.filter(({ isRequired }) => isRequired).map(({ id }) => id),
    },
    ui: {
      'ui:order': questions.map(({ id }) => id),
      ...Object.fromEntries(questions.map((one) => [one.id, uiOf(one, language)])),
    },
  };
}

function drawn({ label, description, schema }: AskedQuestion, language: 'nb' | 'en'): InputSchema {
  const { pattern: _pattern, ...rest } = schema;
  const help = saidIn(description, language);
  // A number is written by hand and may have a comma, so it is a text until it is judged.
  const type = rest.type === 'number' || rest.type === 'integer' ? 'string' : rest.type;
  return {
    ...rest,
    ...(type === undefined ? {} : { type }),
    title: saidIn(label, language),
    ...(help ? { description: help } : {}),
  };
}

/** The keyboard of a phone for a number, which is drawn as the text it is typed as. */
const keyboards: Record<string, string> = { integer: 'numeric', number: 'decimal' };

const widgets: Record<string, string> = { address: 'street', file: 'file', phone: 'text' };

function uiOf({ schema, options }: AskedQuestion, language: 'nb' | 'en'): FormUi {
  const widget =
    options.length > 0
      ? schema.type === 'array'
        ? 'choices'
        : 'radios'
      : widgets[schema.format ?? ''];
  const keyboard = keyboards[String(schema.type)];
  return {
    ...(keyboard === undefined ? {} : { 'ui:inputMode': keyboard }),
    ...(widget === undefined ? {} : { 'ui:widget': widget }),
    ...(options.length > 0
      ? { 'ui:enumNames': options.map(({ label }) => saidIn(label, language)) }
      : {}),
  };
}
