import { PasswordInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormState } from './FormState.ts';
import { useFieldError } from './useFieldError.ts';

interface Props {
  form: FormState;
  name: string;
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ form, name, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <PasswordInput
      {...rest}
      name={name}
      value={form.values[name] ?? ''}
      onChange={(event) => form.set(name, event.currentTarget.value)}
      error={useFieldError(form, name, rest.label)}
      visibilityToggleButtonProps={{ 'aria-label': t('form.showPassword') }}
    />
  );
}
