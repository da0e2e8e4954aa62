import type { WidgetProps } from '@rjsf/utils';
import { SelectLine } from '#portal/ui/controls/FieldLines.tsx';
import { useCountries } from '../../useCountries.ts';
import { useField } from '../useField.ts';

/** A country by its name. */
export function CountryWidget(props: WidgetProps) {
  const { label, description, error } = useField(props);
  const data = useCountries();
  return (
    <SelectLine
      label={label}
      description={description}
      error={error}
      name={props.htmlName}
      disabled={props.disabled}
      autoComplete="country"
      value={String(props.value ?? '')}
      onChange={props.onChange}
      data={data}
    />
  );
}
