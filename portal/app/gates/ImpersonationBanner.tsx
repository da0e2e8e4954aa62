import { IconSpy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Session } from '../session/Session.ts';
import styles from './ImpersonationBanner.module.css';

/** Whoever acts as somebody else sees it the whole time. */
export function ImpersonationBanner({ session }: { session: Session }) {
  const { t } = useTranslation();
  const { administrator, user } = session;
  const nameOf = (one: { firstName: string | null; lastName: string | null; email: string }) =>
    [one.firstName, one.lastName].filter(Boolean).join(' ') || one.email;
  return (
    <p className={styles.banner} role="status">
      <IconSpy size={18} stroke={1.75} aria-hidden="true" />
      {t('impersonation', {
        administrator: administrator ? nameOf(administrator) : '',
        user: nameOf(user),
      })}
    </p>
  );
}
