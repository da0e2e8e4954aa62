import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { secondLevel } from '#portal/app/second-level/secondLevel.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { Path } from '#portal/ui/path/Path.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Document.module.css';
import { DocumentForm } from './DocumentForm.tsx';
import { type Verification, verificationSteps } from './verificationSteps.ts';

interface Props {
  /** The earlier verification, if it was rejected. */
  refused: Verification | null;
  isPhoneShown: boolean;
}

/** One step after the other: the telephone, then the document. */
export function Sending({ refused, isPhoneShown }: Props) {
  const { t } = useTranslation('e-id');
  const words = useWords();
  const queryClient = useQueryClient();
  const showPhone = async () => {
    if (await secondLevel.ask()) await queryClient.invalidateQueries();
  };
  return (
    <>
      {refused && (
        <div className={styles.refused}>
          <p className={styles.refusedTitle}>
            {words.value('IdentityVerificationStatus', refused.status).label}
          </p>
          <p className={styles.reason}>{refused.rejectionReason}</p>
          <p className={styles.text}>{t('document.again')}</p>
        </div>
      )}
      <Path label={t('document.way')} steps={verificationSteps(refused, isPhoneShown, t)} />
      <OwnerOnly>
        {isPhoneShown ? (
          <DocumentForm />
        ) : (
          <div className={styles.step}>
            <p className={styles.text}>{t('document.phoneText')}</p>
            <Button onClick={() => void showPhone()}>{t('document.sendCode')}</Button>
          </div>
        )}
      </OwnerOnly>
    </>
  );
}
