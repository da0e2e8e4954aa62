import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../app/forms/FormStack.tsx';
import { TextField } from '../../app/forms/TextField.tsx';
import { useDraftForm } from '../../app/forms/useDraftForm.ts';
import { AppLink } from '../../app/routing/AppLink.tsx';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useWords } from '../../ui/words/useWords.ts';
import { EntrancePage } from './EntrancePage.tsx';
import { useEntranceHref } from './useEntranceHref.ts';

/** Mails a link to choose a new password with. Answers the same for unknown addresses. */
const requestPasswordResetMutation = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      errors { code path }
    }
  }
`);

const initial = { email: '' };
const options = { prefix: '' };

/** Sends a link for choosing a new password. */
export function AskForReset() {
  const { t } = useTranslation(['identity', 'errors', 'words-identity']);
  const words = useWords('identity');
  const href = useEntranceHref();
  const form = useDraftForm('reset-password', initial, options);
  const [ask, pending] = useMutate(requestPasswordResetMutation);
  const [sent, setSent] = useState(false);
  const submit = async () => {
    const payload = await ask({ input: { email: form.values.email || null } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    setSent(true);
  };
  return (
    <EntrancePage
      title={t('reset.title')}
      lead={t(sent ? 'reset.sent' : 'reset.lead')}
      footer={<AppLink href={href('login/existing-user')}>{t('reset.back')}</AppLink>}
    >
      {!sent && (
        <FormStack onSubmit={() => void submit()} refused={form.others}>
          <TextField
            form={form}
            name="email"
            type="email"
            label={words.field('users.email').label}
            autoComplete="email"
          />
          <Button type="submit" loading={pending}>
            {t('reset.submit')}
          </Button>
        </FormStack>
      )}
    </EntrancePage>
  );
}
