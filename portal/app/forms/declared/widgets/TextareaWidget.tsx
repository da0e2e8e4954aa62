import type { WidgetProps } from '@rjsf/utils';
import { LongText } from '#portal/ui/controls/LongText.tsx';
import { useField } from '../useField.ts';

/** A long text of a form. */
export function TextareaWidget(props: WidgetProps) {
  const { value, onChange, htmlName, disabled } = props;
  const { label, description, placeholder, error, required } = useField(props);
  return (
    <LongText
      label={label}
      aria-required={required}
      description={description}
      error={error}
      name={htmlName}
      disabled={disabled}
      placeholder={placeholder}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
