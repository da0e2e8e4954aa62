import type { ReactNode } from 'react';
import { CheckLine } from '../../ui/controls/FieldLines.tsx';
import type { FormState } from './DraftForm.tsx';

interface Props {
  form: FormState;
  name: string;
  label: ReactNode;
}

/** A checkbox, stored as `yes` or empty. */
export function CheckField({ form, name, label }: Props) {
  return (
    <CheckLine
      label={label}
      name={name}
      checked={form.values[name] === 'yes'}
      onChange={(checked) => form.set(name, checked ? 'yes' : '')}
    />
  );
}
