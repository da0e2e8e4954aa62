import { IconMailOpened } from '@tabler/icons-react';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { EmptyState } from '../../ui/states/States.tsx';
import { useMessages } from '../../ui/texts.ts';
import type { Session } from '../session/loadSession.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { OnboardingFooter } from '../shell/OnboardingFooter.tsx';
import { OnboardingHeader } from '../shell/OnboardingHeader.tsx';
import { useSendLink } from './useSendLink.ts';

/** Blocks the account until the user's e-mail address is confirmed by the link in the mail. */
export function AccountGate({ session }: { session: Session }) {
  const { t } = useMessages();
  const logOut = useLogOut();
  const { email } = session.user;
  const shownEmail = useShownEmail(email);
  const [send, sending] = useSendLink(email);
  const actions = (
    <>
      <Button onClick={send} loading={sending}>
        {t('gate.again')}
      </Button>
      <Button variant="subtle" onClick={() => void logOut()}>
        {t('logOut')}
      </Button>
    </>
  );
  return (
    <>
      <OnboardingHeader />
      <main id="content">
        <EmptyState
          page
          icon={<IconMailOpened size={28} stroke={1.5} />}
          title={t('gate.title')}
          text={messageWith(t, 'gate.text', { email: shownEmail })}
          action={actions}
        />
      </main>
      <OnboardingFooter />
    </>
  );
}
