import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AccountInfoSession } from './AccountInfoSession.ts';
import styles from './Info.module.css';

/** Whether somebody has looked whose number it is, and what the register calls it. */
export function OrganizationNote({ account }: { account: AccountInfoSession['account'] }) {
  const { t } = useTranslation('accounts');
  const { organizationVerifiedAt, organizationName } = account;
  if (!organizationVerifiedAt) return <span className={styles.missing}>{t('info.claimed')}</span>;
  return (
    <>
      {organizationName && <span className={styles.missing}>{organizationName}</span>}
      <span className={styles.verified}>
        <IconRosetteDiscountCheck size={16} aria-hidden="true" />
        {t('info.verified')}
      </span>
    </>
  );
}
