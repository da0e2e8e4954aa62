import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../Info.module.css';
import type { AccountInfoSession } from './accountInfoQuery.ts';
import { VerifyOrganization } from './VerifyOrganization.tsx';

/**
 * Whether the organization number has been verified, and the name in the register; while it is unverified,
 * the button to verify it.
 */
export function OrganizationNote({ session }: { session: AccountInfoSession }) {
  const { t } = useTranslation('accounts');
  const { organizationVerifiedAt, organizationName, canManage } = session.account;
  if (!organizationVerifiedAt) {
    return (
      <>
        <span className={`${styles.missing} ${styles.below}`}>{t('info.claimed')}</span>
        {canManage && <VerifyOrganization session={session} />}
      </>
    );
  }
  return (
    <>
      {organizationName && (
        <span className={`${styles.missing} ${styles.below}`}>{organizationName}</span>
      )}
      <span className={styles.verified}>
        <IconRosetteDiscountCheck size={16} aria-hidden="true" />
        <span>{t('info.verified')}</span>
      </span>
    </>
  );
}
