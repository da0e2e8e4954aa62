import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import styles from './Security.module.css';
import { updatePasswordMutation } from './updatePasswordMutation.ts';

/** A new password, twice, and then a code by SMS. */
export function NewPassword() {
  const { t } = useTranslation('identity');
  const { user } = useSignedIn();
  return (
    <div className={styles.fields}>
      <DeclaredForm
        document={updatePasswordMutation}
        storedAs="new-password"
        only={['password']}
        submit={t('security.password.submit')}
        done={() => t('security.password.done')}
        doneTitle={t('security.password.doneTitle')}
        onDone={() => undefined}
      >
        {/* For the browser's password manager, which needs the user name. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      </DeclaredForm>
    </div>
  );
}
