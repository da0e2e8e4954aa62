import type { WidgetProps } from '@rjsf/utils';
import { PasswordLine } from '../../PasswordLine.tsx';
import { nativeOptions, useField } from '../useField.ts';

/** A password, which can be looked at while it is typed. */
export function PasswordWidget(props: WidgetProps) {
  const { label, description, error } = useField(props);
  return (
    <PasswordLine
      autoComplete="new-password"
      {...nativeOptions(props.options)}
      label={label}
      description={description}
      error={error}
      name={props.htmlName}
      value={String(props.value ?? '')}
      onChange={props.onChange}
    />
  );
}
