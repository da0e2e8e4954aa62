import { IconSpy } from '@tabler/icons-react';
import { useShownEmail } from '#forms/validate/use-shown-email.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { PlainButton } from '../../ui/controls/Button.tsx';
import { useMessages } from '../../ui/texts.ts';
import type { Session } from '../session/loadSession.ts';
import { useLogOut } from '../session/useLogOut.ts';
import styles from './Banner.module.css';

/** Shows, on every page, that the operator acts as another user, with the button to end it beside it. */
export function ImpersonationBanner({ session }: { session: Session }) {
  const { t } = useMessages();
  const logOut = useLogOut();
  const { administrator, user } = session;
  const names = {
    administrator: useNameOf(administrator),
    user: useNameOf(user),
  };
  return (
    <section className={styles.banner} data-tone="amber" aria-label={t('impersonation.label')}>
      <p className={styles.text}>
        <IconSpy size={20} stroke={1.75} aria-hidden="true" />
        <span>{messageWith(t, 'impersonation.text', names)}</span>
      </p>
      <PlainButton onClick={() => void logOut()}>{t('impersonation.end')}</PlainButton>
    </section>
  );
}

interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

function useNameOf(person: Named | null | undefined): string {
  const email = useShownEmail(person?.email ?? '');
  return [person?.firstName, person?.lastName].filter(Boolean).join(' ') || email;
}
