import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { FormState } from './FormState.ts';
import { useFieldError } from './useFieldError.ts';

interface Props extends Omit<NativeSelectProps, 'form' | 'name' | 'value' | 'onChange' | 'error'> {
  form: FormState;
  name: string;
  label: string;
  data: { value: string; label: string }[];
}

/** A choice among few. The device's own list, which phones do best. */
export function SelectField({ form, name, ...rest }: Props) {
  return (
    <NativeSelect
      {...rest}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      error={useFieldError(form, name, rest.label)}
    />
  );
}
