import { useTranslation } from 'react-i18next';
import { Path } from '#portal/ui/path/Path.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import type { Verification } from './Verification.ts';
import { verificationSteps } from './verificationSteps.ts';

/** The pictures are with us. */
export function Waiting({ verification }: { verification: Verification }) {
  const { t } = useTranslation('e-id');
  const { label } = useWords().value('IdentityVerificationStatus', verification.status);
  return (
    <>
      <h2 className={styles.title}>{label}</h2>
      <p className={`${styles.text} ${styles.above}`}>{t('document.waiting')}</p>
      <Path label={t('document.way')} steps={verificationSteps(verification, true, t)} />
    </>
  );
}
