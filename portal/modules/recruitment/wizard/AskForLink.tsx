import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStack } from '#portal/app/forms/FormStack.tsx';
import { TextField } from '#portal/app/forms/TextField.tsx';
import { useDraftForm } from '#portal/app/forms/useDraftForm.ts';
import { requestedLinks } from '#portal/app/links/requestedLinks.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { currentLanguage } from '#portal/ui/language/currentLanguage.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Wizard.module.css';

/** Requests a link into a job. */
const requestApplicationLinkMutation = graphql(`
  mutation RequestApplicationLink($input: RequestApplicationLinkInput!) {
    requestApplicationLink(input: $input) {
      errors { code path }
    }
  }
`);

const initial = { email: '' };
const options = { prefix: '' };

/**
 * Requests a link by mail, which is enough to apply and leads back here. The answer is the same whether or
 * not the address is known.
 */
export function AskForLink({ jobId }: { jobId: string }) {
  const { t } = useTranslation(['recruitment/wizard', 'errors', 'words-identity']);
  const words = useWords('recruitment');
  const { label } = useWords('identity').field('users.email');
  const form = useDraftForm('application-link', initial, options);
  const [ask, pending] = useMutate(requestApplicationLinkMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async () => {
    const { email = '' } = form.values;
    const language = currentLanguage() === 'en' ? ('EN' as const) : ('NB' as const);
    const payload = await ask({ input: { jobId, email, language } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    requestedLinks.add(email);
    setSentTo(email);
  };
  if (sentTo !== null) {
    return (
      <div className={styles.actions}>
        <p className={styles.quiet} role="status">
          {t('enter.sent', { email: sentTo })}
        </p>
        <Button variant="light" onClick={() => setSentTo(null)}>
          {t('enter.other')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.entrance}>
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <p className={styles.quiet}>{t('enter.lead')}</p>
        <TextField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={label}
          autoComplete="email"
        />
        <Button type="submit" loading={pending}>
          {words.action('requestApplicationLink').submit}
        </Button>
      </FormStack>
    </div>
  );
}
