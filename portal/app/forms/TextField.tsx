import type { ComponentProps } from 'react';
import { TextLine } from '../../ui/controls/TextLine.tsx';
import type { FormState } from './useDraftForm.ts';
import { useFieldError } from './useFieldError.ts';

interface Props extends Omit<ComponentProps<typeof TextLine>, 'value' | 'onChange' | 'error'> {
  form: FormState;
  name: string;
  label: string;
}

/** A line of text in a form. */
export function TextField({ form, name, label, ...rest }: Props) {
  const error = useFieldError(form, name, label);
  return (
    <TextLine
      {...rest}
      label={label}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(text) => form.set(name, text)}
      error={error}
    />
  );
}
