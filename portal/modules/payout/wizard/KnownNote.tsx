import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ConfirmIdentity } from '#portal/app/identity/ConfirmIdentity.tsx';
import styles from './KnownNote.module.css';
import type { KnownPerson } from './useKnownPerson.ts';

/** Shows the name and number from the e-ID, or offers the e-ID so that they need not be typed. */
export function KnownNote({ known }: { known: KnownPerson | null }) {
  const { t } = useTranslation('payout/settings');
  if (known === null) {
    return (
      <section className={styles.note} aria-label={t('known.confirmTitle')}>
        <p className={styles.text}>{t('known.confirm')}</p>
        <ConfirmIdentity />
      </section>
    );
  }
  return (
    <section className={styles.note} aria-label={t('known.title')}>
      <p className={styles.name}>
        <IconRosetteDiscountCheck size={20} aria-hidden="true" />
        <span translate="no">{`${known.firstName} ${known.lastName}`}</span>
        <span className={styles.number}>{known.identifier}</span>
      </p>
      <p className={styles.text}>{t('known.text')}</p>
    </section>
  );
}
