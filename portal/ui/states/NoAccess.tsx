import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

export interface NoAccessProps {
  /** The reason the page is closed, which decides its text. */
  reason?: 'askOwner' | 'teamsOnly' | 'switchedOff';
  action?: ReactNode;
}

/** A page this person may not see or use here, with the contact for access. */
export function NoAccess({ reason = 'askOwner', action }: NoAccessProps) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      page
      icon={<IconLock size={28} stroke={1.5} />}
      title={t(`noAccess.${reason}.title`)}
      text={t(`noAccess.${reason}.text`)}
      action={action}
    />
  );
}
