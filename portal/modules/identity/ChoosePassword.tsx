import { FormStack, useDraftForm } from '../../app/forms/DraftForm.tsx';
import { PasswordField } from '../../app/forms/PasswordField.tsx';
import { AppLink, useGo, useHref } from '../../app/routing/AppLink.tsx';
import { toast } from '../../app/toasts/toast.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Sets the new password by the link in the mail. */
const resetPasswordMutation = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      errors { code path }
    }
  }
`);

const initial = { password: '' };
const options = { prefix: '', secrets: ['password'] };

/** The form for a new password, opened by the link from the mail. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useMessages(['identity', 'errors', 'words-identity']);
  const words = useWords('identity');
  const href = useHref();
  const go = useGo();
  const form = useDraftForm('choose-password', initial, options);
  const [reset, pending] = useMutate(resetPasswordMutation);
  const submit = async () => {
    const payload = await reset({ input: { token, password: form.values.password || null } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    toast.success(t('choose.done'), t('security.password.doneTitle'));
    await go('login/existing-user', { replace: true });
  };
  return (
    <EntrancePage
      title={t('choose.title')}
      lead={t('choose.lead')}
      footer={<AppLink href={href('login/reset-password')}>{t('choose.again')}</AppLink>}
    >
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <PasswordField
          form={form}
          name="password"
          label={words.field('reset_password.password').label}
          autoComplete="new-password"
        />
        <Button type="submit" loading={pending}>
          {words.action('resetPassword').submit}
        </Button>
      </FormStack>
    </EntrancePage>
  );
}
