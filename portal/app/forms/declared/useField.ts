import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { refusalText } from '../../errors/refusalText.ts';
import type { FormContext } from './FormContext.ts';

type FieldProps = Pick<WidgetProps, 'name' | 'options' | 'registry' | 'rawErrors' | 'required'> & {
  schema: object;
  htmlName?: string | undefined;
};

/** The label, help text and error of a field in the current language. */
export function useField({
  name,
  schema,
  options,
  registry,
  htmlName = '',
  rawErrors,
  required,
}: FieldProps) {
  const { i18n } = useTranslation('errors');
  const context = registry.formContext as FormContext;
  const { words } = context;
  const { word, refusedAs, help } = options as Record<string, unknown>;
  const label =
    typeof word === 'string'
      ? words.field(word)
      : words.formField(context.name, name, schema as InputSchema);
  const [code, below] = rawErrors?.[0]?.split(' ') ?? [];
  const place = typeof refusedAs === 'string' ? refusedAs : htmlName;
  // An error of a file is shown below its field; for other parts the field's own sentence is right.
  const { file, items } = schema as InputSchema;
  const path = below && (file ?? items?.file) ? `${place}.${below}` : place;
  return {
    label: label.label,
    /** For the control's `aria-required`: announced by screen readers, without validation by the browser. */
    required: required === true,
    description: help === false ? undefined : label.help,
    placeholder: label.placeholder,
    error: code
      ? (context.refused?.(name, code) ?? refusalText({ code, path }, i18n.language, label.label))
      : undefined,
    context,
  };
}
