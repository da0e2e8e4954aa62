import { useTranslation } from 'react-i18next';
import { DeclaredForm } from '#portal/app/forms/declared/DeclaredForm.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import styles from './Security.module.css';

/** Changes the password. Needs a code by SMS; the other sessions end. */
const updatePasswordMutation = graphql(`
  mutation UpdatePassword($input: UpdateUserInput!) {
    updateUser(input: $input) {
      user { id }
      errors { code path }
    }
  }
`);

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
