import type { ComponentProps } from 'react';
import { SelectLine } from '../../ui/controls/FieldLines.tsx';
import { type FormState, useFieldError } from './DraftForm.tsx';

interface Props extends Omit<ComponentProps<typeof SelectLine>, 'value' | 'onChange' | 'error'> {
  form: FormState;
  name: string;
  label: string;
}

/** A choice among few in a form. */
export function SelectField({ form, name, label, ...rest }: Props) {
  const error = useFieldError(form, name, label);
  return (
    <SelectLine
      {...rest}
      label={label}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(value) => form.set(name, value)}
      error={error}
    />
  );
}
