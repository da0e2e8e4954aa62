import type { WidgetProps } from '@rjsf/utils';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { useTypedClock } from '#portal/ui/time/useTypedClock.ts';
import { useField } from '../useField.ts';

/** A time of day, typed in any format. */
export function ClockWidget(props: WidgetProps) {
  const { value, onChange, disabled, htmlName } = props;
  const { label, description, error, required } = useField(props);
  const { problem, input, change } = useTypedClock({ value: String(value ?? ''), onChange });
  return (
    <TextLine
      {...input}
      aria-required={required}
      label={label}
      description={description}
      error={problem ?? error}
      name={htmlName}
      disabled={disabled}
      onChange={change}
    />
  );
}
