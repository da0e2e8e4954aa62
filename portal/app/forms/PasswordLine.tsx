import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../ui/controls/Button.tsx';
import { TextLine } from '../../ui/controls/FieldLines.tsx';
import { useMessages } from '../../ui/texts.ts';

/** A password, which can be looked at while it is typed. */
export function PasswordLine(props: Omit<ComponentProps<typeof TextLine>, 'type' | 'end'>) {
  const { t } = useMessages();
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
  return <TextLine {...props} type={shown ? 'text' : 'password'} end={show} />;
}
