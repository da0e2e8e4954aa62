import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './Partners.module.css';

/** The wording one agrees to, of the version that enrollmentConsentVersion names. */
export function WhatIsShown({ team }: { team: string }) {
  const { t } = useTranslation('partners');
  return (
    <div className={styles.shown}>
      <h3 className={styles.heading}>
        <IconEye size={18} stroke={1.5} aria-hidden="true" />
        <span>{t('agree.sees', { team })}</span>
      </h3>
      <ul className={styles.points}>
        <li>{t('agree.seen.profile')}</li>
        <li>{t('agree.seen.invoices')}</li>
      </ul>
      <h3 className={styles.heading}>
        <IconEyeOff size={18} stroke={1.5} aria-hidden="true" />
        <span>{t('agree.hides')}</span>
      </h3>
      <ul className={styles.points}>
        <li>{t('agree.hidden.money')}</li>
        <li>{t('agree.hidden.person')}</li>
        <li>{t('agree.hidden.earlier')}</li>
      </ul>
      <p>{t('agree.end')}</p>
    </div>
  );
}
