import type { WidgetProps } from '@rjsf/utils';
import { CheckLine } from '../../../../ui/controls/CheckLine.tsx';
import { useField } from '../useField.ts';

/** A yes, or not. */
export function CheckWidget(props: WidgetProps) {
  const { value, onChange, htmlName } = props;
  const { label } = useField(props);
  return <CheckLine label={label} name={htmlName} checked={value === true} onChange={onChange} />;
}
