import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import type { FormState } from './FormState.ts';
import { TextField } from './TextField.tsx';

interface Props {
  form: FormState;
  name: string;
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  const show = (
    <IconButton
      aria-label={t('form.showPassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Eye size={24} stroke={1.5} color="var(--h-ink)" />
    </IconButton>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} end={show} />;
}
