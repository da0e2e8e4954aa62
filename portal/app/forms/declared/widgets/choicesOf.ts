import type { WidgetProps } from '@rjsf/utils';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import type { FormContext } from '../FormContext.ts';

/** The values of an enum with their words; `ui:choices` may offer only some of them. */
export function choicesOf({
  schema,
  options,
  registry,
}: Pick<WidgetProps, 'options' | 'registry'> & { schema: object }) {
  const { enum: values = [], graphqlEnum, words = [] } = schema as InputSchema;
  const { words: labels } = registry.formContext as FormContext;
  const { choices: only, values: ownWords } = options as { choices?: string[]; values?: string };
  const owner = ownWords ?? graphqlEnum ?? words[0] ?? '';
  const offered = only ?? values.filter((one) => typeof one === 'string');
  return offered.map((value) => {
    const { label, help } = labels.value(owner, value);
    return { value, label: help ? `${label} – ${help}` : label };
  });
}
