import { useState } from 'react';
import { FormStack, TextField, useDraftForm } from '../../app/forms/DraftForm.tsx';
import { useSendLink } from '../../app/gates/useSendLink.ts';
import { requestedLinks } from '../../app/links/requestedLinks.ts';
import { AppLink, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { toast } from '../../app/toasts/toast.ts';
import { useMutate } from '../../app/toasts/useMutate.ts';
import { graphql } from '../../graphql/graphql.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { EntrancePage } from './EntrancePage.tsx';
import { MailSent } from './MailSent.tsx';
import { entranceSearch, useEntranceHref } from './useEntranceHref.ts';

/** Mails a link that logs in once. */
const createSessionOtpMutation = graphql(`
  mutation CreateSessionOtp($input: CreateSessionOtpInput!) {
    createSessionOtp(input: $input) {
      errors { code path }
    }
  }
`);

const initial = { email: '' };
const options = { prefix: '' };

/** Logs in with a link by mail. The answer is the same whether or not the address is known. */
export function MagicLink() {
  const { t } = useMessages(['identity', 'errors', 'words-identity']);
  const words = useWords('identity');
  const href = useEntranceHref();
  const [{ redirect }] = useScreenSearch(entranceSearch);
  const form = useDraftForm('magic-link', initial, options);
  const [create, pending] = useMutate(createSessionOtpMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const submit = async () => {
    const { email = '' } = form.values;
    const payload = await create({ input: { email: email || null, deepLink: redirect } });
    if (!payload) return;
    if (payload.errors.length > 0) return form.refuse(payload.errors);
    form.forget();
    void requestedLinks.add(email);
    toast.success(t('magic.sent'));
    setSentTo(email);
  };
  const [sendAgain, sending] = useSendLink(sentTo ?? '', redirect);
  if (sentTo !== null) {
    return (
      <MailSent message="magic.sentText" email={sentTo}>
        <Button variant="light" onClick={sendAgain} loading={sending}>
          {t('magic.again')}
        </Button>
        <Button variant="subtle" onClick={() => setSentTo(null)}>
          {t('magic.other')}
        </Button>
      </MailSent>
    );
  }
  return (
    <EntrancePage
      title={t('magic.title')}
      lead={t('magic.lead')}
      footer={<AppLink href={href('login/existing-user')}>{t('magic.password')}</AppLink>}
    >
      <FormStack onSubmit={() => void submit()} refused={form.others}>
        <TextField
          form={form}
          name="email"
          type="email"
          label={words.field('users.email').label}
          autoComplete="email"
        />
        <Button type="submit" loading={pending}>
          {t('magic.submit')}
        </Button>
      </FormStack>
    </EntrancePage>
  );
}
