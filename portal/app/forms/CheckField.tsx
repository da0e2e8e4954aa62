import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FormState } from './FormState.ts';

interface Props {
  form: FormState;
  name: string;
  label: ReactNode;
}

/** A yes in a form, kept as `yes` or nothing. */
export function CheckField({ form, name, label }: Props) {
  return (
    <Checkbox
      name={name}
      label={label}
      checked={form.values[name] === 'yes'}
      onChange={(event) => form.set(name, event.currentTarget.checked ? 'yes' : '')}
    />
  );
}
