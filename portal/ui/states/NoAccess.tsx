import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** This person may not see or do this here; says who can help. */
export function NoAccess({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      page
      icon={<IconLock size={28} stroke={1.5} />}
      title={t('noAccess.title')}
      text={t('noAccess.text')}
      action={action}
    />
  );
}
