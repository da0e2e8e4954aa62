import type { ComponentProps } from 'react';
import { type FormState, useFieldError } from './DraftForm.tsx';
import { PasswordLine } from './PasswordLine.tsx';

type Line = Omit<ComponentProps<typeof PasswordLine>, 'value' | 'onChange' | 'error'>;

interface Props extends Line {
  form: FormState;
  name: string;
  label: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password in a form. */
export function PasswordField({ form, name, label, ...rest }: Props) {
  const error = useFieldError(form, name, label);
  return (
    <PasswordLine
      {...rest}
      label={label}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(text) => form.set(name, text)}
      error={error}
    />
  );
}
