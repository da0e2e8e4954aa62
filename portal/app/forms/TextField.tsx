import { TextInput, type TextInputProps } from '@mantine/core';
import type { FormState } from './FormState.ts';
import { useFieldError } from './useFieldError.ts';

interface Props extends Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'error'> {
  form: FormState;
  name: string;
  label: string;
  /** What the texts of refusals call it, where that is not its name. */
  knownAs?: string;
}

/** A line of text in a form. */
export function TextField({ form, name, knownAs, ...rest }: Props) {
  return (
    <TextInput
      {...rest}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      error={useFieldError(form, name, rest.label, knownAs)}
    />
  );
}
