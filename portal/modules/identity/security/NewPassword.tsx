import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { PasswordField } from '../../../app/forms/PasswordField.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { toast } from '../../../app/toasts/toast.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { passwordRefusals } from './passwordRefusals.ts';
import styles from './Security.module.css';
import { updatePasswordMutation } from './updatePasswordMutation.ts';

const initial = { password: '', passwordConfirmation: '' };
const options = { secrets: ['password', 'passwordConfirmation'] };

/** A new password, twice, and then a code by SMS. */
export function NewPassword() {
  const { t } = useTranslation('identity');
  const { user } = useSignedIn();
  const form = useDraftForm('new-password', initial, options);
  const [update, pending] = useMutate(updatePasswordMutation);
  const { password = '', passwordConfirmation = '' } = form.values;
  const submit = async () => {
    const found = passwordRefusals(password, passwordConfirmation);
    if (found.length > 0) return form.refuse(found);
    const payload = await update({ input: { attributes: { password } } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    toast.success(t('security.password.done'), t('app:success'));
  };
  return (
    <div className={styles.fields}>
      <FormStack
        onSubmit={() => void submit()}
        refused={form.others}
        label={t('security.password.title')}
      >
        {/* For the browser's keeper of passwords, which wants to know whose it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          form={form}
          name="password"
          label={t('choose.password')}
          description={t('security.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="passwordConfirmation"
          label={t('security.password.again')}
          autoComplete="new-password"
        />
        <Button type="submit" loading={pending}>
          {t('security.password.submit')}
        </Button>
      </FormStack>
    </div>
  );
}
