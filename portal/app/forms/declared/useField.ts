import type { WidgetProps } from '@rjsf/utils';
import type { ComponentPropsWithRef } from 'react';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { refusalText } from '../../errors/refusalText.ts';
import type { FormContext } from './FormContext.ts';
import { OF_PART } from './useRefusals.ts';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize'
> & { autoFocus?: true; 'data-autofocus'?: true };

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
  const { language } = useMessages('errors');
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
  const path = below?.startsWith(OF_PART)
    ? below.slice(OF_PART.length)
    : below && (file ?? items?.file)
      ? `${place}.${below}`
      : place;
  return {
    label: label.label,
    /** For the control's `aria-required`: announced by screen readers, without validation by the browser. */
    required: required === true,
    description: help === false ? undefined : label.help,
    placeholder: label.placeholder,
    error: code
      ? (context.refused?.(name, code) ?? refusalText({ code, path }, language, label.label))
      : undefined,
    context,
  };
}

/** The attributes of a native control that `ui.json` may set. */
export function nativeOptions(options: Record<string, unknown>): Native {
  const { autocomplete, inputMode, autocapitalize, autofocus } = options;
  return {
    ...(typeof autocomplete === 'string' && { autoComplete: autocomplete }),
    ...(typeof inputMode === 'string' && { inputMode: inputMode as Native['inputMode'] & string }),
    ...(typeof autocapitalize === 'string' && { autoCapitalize: autocapitalize }),
    // A popup looks for it when it opens, and a form may come later.
    ...(autofocus === true && { autoFocus: true as const, 'data-autofocus': true as const }),
  };
}
