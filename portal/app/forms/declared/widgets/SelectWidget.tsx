import type { WidgetProps } from '@rjsf/utils';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { useField } from '../useField.ts';
import { choicesOf } from './choicesOf.ts';

/** One of the values of an enum. Where none is chosen yet, or need be, that is a choice too. */
export function SelectWidget(props: WidgetProps) {
  const { value, onChange, schema, disabled, htmlName } = props;
  const { label, description, placeholder, error, required } = useField(props);
  const isNothing = value === undefined || value === null || value === '';
  const mayBeNothing = [(schema as InputSchema).type].flat().includes('null') && placeholder;
  const none = isNothing || mayBeNothing ? [{ value: '', label: placeholder ?? '' }] : [];
  return (
    <SelectLine
      label={label}
      aria-required={required}
      description={description}
      error={error}
      name={htmlName}
      disabled={disabled}
      value={isNothing ? '' : String(value)}
      onChange={onChange}
      data={[...none, ...choicesOf(props)]}
    />
  );
}
