import { IconMapSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** What the address points at does not exist, or not for this account. */
export function NotFound({ action }: { action?: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      page
      icon={<IconMapSearch size={28} stroke={1.5} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={action}
    />
  );
}
