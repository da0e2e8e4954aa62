import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormStack } from '../../../app/forms/FormStack.tsx';
import { TextField } from '../../../app/forms/TextField.tsx';
import { useDraftForm } from '../../../app/forms/useDraftForm.ts';
import { requestedLinks } from '../../../app/links/requestedLinks.ts';
import { useMutate } from '../../../app/toasts/useMutate.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { currentLanguage } from '../../../ui/language/currentLanguage.ts';
import { useWords } from '../../../ui/words/useWords.ts';
import { requestApplicationLinkMutation } from './requestApplicationLinkMutation.ts';
import styles from './Wizard.module.css';

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
