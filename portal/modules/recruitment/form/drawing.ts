import type { PageView } from '#forms/applications/draw-page.ts';
import type { FormUi } from '#forms/describe/form-ui.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';

const byFormat: Record<string, string> = {
  date: 'date',
  time: 'time',
  'date-time': 'datetime',
  email: 'email',
  phone: 'phone',
  file: 'answerFile',
};

/** Values that a browser or password manager may fill in. */
const autocompletes: Record<string, string> = { email: 'email', phone: 'tel' };

/** The limits for a file, if the question does not set its own. */
const file = {
  maxBytes: 10_000_000,
  contentTypes: ['application/pdf', 'image/png', 'image/jpeg'],
  name: 'answer',
};

/** A page as input for rjsf: every answer is one control, with the labels of its question's options. */
export function drawing({ schema, ui }: Pick<PageView, 'schema' | 'ui'>) {
  const names = Object.keys(schema.properties ?? {});
  const parts = names.map((name) => {
    const own = (ui[name] ?? {}) as FormUi;
    const part = schema.properties?.[name] ?? {};
    const widget = widgetOf(part, own);
    const field = widget === 'answerFile' ? { ...part, file } : part;
    const autocomplete = autocompletes[part.format ?? ''];
    const layout = {
      ...own,
      'ui:field': 'StringField',
      'ui:widget': widget,
      'ui:values': name,
      ...(autocomplete && { 'ui:autocomplete': autocomplete }),
    };
    return { name, schema: field, ui: layout };
  });
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(parts.map((one) => [one.name, one.schema])),
    } as InputSchema,
    ui: { ...ui, ...Object.fromEntries(parts.map((one) => [one.name, one.ui])) } as FormUi,
    labels: new Map(parts.map((one) => [one.name, labelsOf(one.schema, one.ui)])),
  };
}

function widgetOf({ format = '', type }: InputSchema, { 'ui:widget': wanted }: FormUi): string {
  if (wanted === 'radios' || wanted === 'choices') return wanted;
  // A list without options is typed word by word.
  if (type === 'array') return 'words';
  // Only a number has a text's control and no format.
  if (wanted === 'text' && format === '') return 'answerNumber';
  return byFormat[format] ?? (format === '' ? 'answer' : 'text');
}

/** The labels of the values that can be chosen. */
function labelsOf({ enum: own, items }: InputSchema, ui: FormUi): Map<string, string> {
  const values = own ?? items?.enum ?? [];
  const names = (ui['ui:enumNames'] ?? []) as string[];
  return new Map(values.map((value, at) => [String(value), names[at] ?? String(value)]));
}
