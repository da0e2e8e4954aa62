import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { kindOfField } from '#forms/describe/kind-of-field.ts';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { showEmail } from '#forms/validate/show-email.ts';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { nativeOptions, useField } from '../useField.ts';

const typeOf: Partial<Record<string, string>> = { email: 'email', phone: 'tel' };

/** A line of text, with the keyboard of its format on a phone. */
export function TextWidget(props: WidgetProps) {
  const { value, onChange, options, disabled, schema, uiSchema, htmlName } = props;
  const { label, description, placeholder, error, required } = useField(props);
  const kind = String(uiSchema?.['ui:widget'] ?? kindOfField(schema as InputSchema));
  const [typed, setTyped] = useState<string | null>(null);
  const text = value === undefined || value === null ? '' : String(value);
  const write = (next: string) => {
    setTyped(next);
    onChange(next);
  };
  return (
    <TextLine
      type={typeOf[kind] ?? 'text'}
      {...nativeOptions(options)}
      aria-required={required}
      label={label}
      description={description}
      placeholder={placeholder}
      error={error}
      name={htmlName}
      disabled={disabled}
      // A stored address is shown with the letters of its domain, a typed one as it is typed.
      value={kind === 'email' && text !== typed ? showEmail(text) : text}
      onChange={write}
    />
  );
}
