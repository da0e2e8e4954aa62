import { IconMapSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  action?: ReactNode;
  /** Why it may be missing, where that is not the usual. */
  text?: string;
}

/** The page for an address that does not exist, or not for this account. */
export function NotFound({ action, text }: Props) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      page
      icon={<IconMapSearch size={28} stroke={1.5} />}
      title={t('notFound.title')}
      text={text ?? t('notFound.text')}
      action={action}
    />
  );
}
