import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '#portal/app/impersonation/OwnerOnly.tsx';
import { DeleteAccountSlot } from '#portal/app/slots/DeleteAccountSlot.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Page } from '#portal/ui/layout/Page.tsx';
import { NewPassword } from './NewPassword.tsx';
import { PhoneNumbers } from './PhoneNumbers.tsx';
import styles from './Security.module.css';
import { OpenSessions } from './sessions/OpenSessions.tsx';

/** Password, two-step confirmation and open sessions of the user. */
export function LoginAndSecurity() {
  const { t } = useTranslation('identity');
  return (
    <Page narrow title={t('security.title')} lead={t('security.lead')}>
      <div className={styles.cards}>
        <Card title={t('security.password.title')} lead={t('security.password.lead')}>
          <OwnerOnly>
            <NewPassword />
          </OwnerOnly>
        </Card>
        <PhoneNumbers />
        <OpenSessions />
        <DeleteAccountSlot />
      </div>
    </Page>
  );
}
