import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../app/errors/refusalText.ts';
import { FormStack, TextField, useDraftForm } from '../../app/forms/DraftForm.tsx';
import { AppLink, useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { toast } from '../../app/toasts/toast.ts';
import { toastRefusals, useMutate } from '../../app/toasts/useMutate.ts';
import { graphql, queryOf } from '../../graphql/graphql.ts';
import { Button, LinkButton } from '../../ui/controls/Button.tsx';
import { Skeleton } from '../../ui/controls/Skeleton.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { MailSent } from './MailSent.tsx';
import { entranceSearch, useEntranceHref } from './useEntranceHref.ts';

interface Props {
  title: string;
  text: string;
  /** The page that issues another link, and the label of the link to it. */
  href: string;
  again: string;
}

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

/** Reads whether the link in the mail is still valid; it stays unused. */
const validatePasswordResetTokenMutation = graphql(`
  mutation ValidatePasswordResetToken($input: ValidatePasswordResetTokenInput!) {
    validatePasswordResetToken(input: $input) {
      errors { code path }
    }
  }
`);

/** Without a link: ask for one. With the link from the mail: choose the new password. */
export function ResetPassword() {
  const [{ token }] = useScreenSearch(entranceSearch);
  return token ? <ByLink token={token} /> : <RequestReset />;
}

/**
 * Checks the link before showing the form, so that users do not choose a password for an expired link. If the
 * check fails, the form is shown and its submission decides.
 */
function ByLink({ token }: { token: string }) {
  const { t, language } = useMessages(['identity', 'errors']);
  const href = useHref();
  // Checked once: the form must not disappear while the user is typing.
  const link = useQuery({
    ...queryOf(validatePasswordResetTokenMutation, { input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (link.isPending) {
    return (
      <EntrancePage title={t('choose.title')}>
        <Skeleton height={48} />
      </EntrancePage>
    );
  }
  const [refusal] = link.data?.validatePasswordResetToken?.errors ?? [];
  if (!refusal) return <ChoosePassword token={token} />;
  const isBlocked = refusal.code === 'USER_BLOCKED';
  return (
    <DeadLink
      title={t('verification.deadTitle')}
      text={isBlocked ? refusalText(refusal, language) : t('verification.deadText')}
      href={href('login/reset-password')}
      again={t('choose.again')}
    />
  );
}

/** Sends a link for choosing a new password. */
function RequestReset() {
  const { t } = useMessages(['identity', 'errors', 'words-identity']);
  const words = useWords('identity');
  const href = useEntranceHref();
  const form = useDraftForm('reset-password', initial, options);
  const [request, pending] = useMutate(requestPasswordResetMutation);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string) => {
    const payload = await request({ input: { email: email || null } });
    return payload?.errors ?? null;
  };
  const submit = async () => {
    const { email = '' } = form.values;
    const errors = await send(email);
    if (!errors) return;
    if (errors.length > 0) return form.refuse(errors);
    form.forget();
    setSentTo(email);
  };
  const sendAgain = async () => {
    const errors = await send(sentTo ?? '');
    if (!errors) return;
    if (errors.length > 0) return toastRefusals(errors);
    toast.success(t('magic.sent'));
  };
  if (sentTo !== null) {
    return (
      <MailSent message="magic.sentText" email={sentTo}>
        <Button variant="light" onClick={() => void sendAgain()} loading={pending}>
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
      title={t('reset.title')}
      lead={t('reset.lead')}
      footer={<AppLink href={href('login/existing-user')}>{t('reset.back')}</AppLink>}
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
          {t('reset.submit')}
        </Button>
      </FormStack>
    </EntrancePage>
  );
}

/** A link from a mail that leads nowhere, and the way on. */
function DeadLink({ title, text, href, again }: Props) {
  return (
    <EmptyState
      page
      icon={<IconLinkOff size={28} stroke={1.5} />}
      title={title}
      text={text}
      action={
        <LinkButton variant="light" as={AppLink} href={href}>
          {again}
        </LinkButton>
      }
    />
  );
}
