import { IconId } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../../InvoiceEditor.module.css';
import { useAwayAndBack } from './useAwayAndBack.ts';
import { useEditor } from './useEditor.ts';

/** Shown before submission: a person who is paid has to identify themselves once. */
export function IdentityNote() {
  const { t } = useTranslation('invoicing/draft');
  const { title } = useWords().action('criiptoVerify');
  const { hasIdentity } = useSignedIn();
  const { profile } = useEditor();
  const setOut = useAwayAndBack('common/bank-id-verification');
  if (hasIdentity || profile?.freelanceType !== 'INDIVIDUAL') return null;
  return (
    <section className={styles.identity} aria-label={t('write.identityTitle')}>
      <h2 className={styles.identityTitle}>{t('write.identityTitle')}</h2>
      <p className={styles.identityText}>{t('write.identityText')}</p>
      <OwnerOnly>
        <Button variant="light" leftSection={<IconId size={18} />} onClick={() => void setOut()}>
          {title}
        </Button>
      </OwnerOnly>
    </section>
  );
}
