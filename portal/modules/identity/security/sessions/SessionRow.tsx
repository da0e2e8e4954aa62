import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { destroySessionMutation } from '#portal/app/session/destroySessionMutation.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals } from '#portal/app/toasts/toastRefusals.ts';
import { useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { When } from '#portal/ui/time/When.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Security.module.css';
import { describeDevice } from './describeDevice.ts';

/** The open sessions of the user. */
export const openSessionsQuery = graphql(`
  query OpenSessions {
    session {
      id
      openSessions { id isCurrent userAgent network lastUsedAt createdAt account { id displayName } }
    }
  }
`);

/** One place where the person is logged in. */
type OpenSession = NonNullable<
  ResultOf<typeof openSessionsQuery>['session']
>['openSessions'][number];

/** One session: on what, in which account, when last, and from which network. */
export function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useTranslation('identity');
  const words = useWords();
  const queryClient = useQueryClient();
  const [destroy, pending] = useMutate(destroySessionMutation);
  const { browser, system, isHandheld } = describeDevice(session.userAgent);
  const device =
    browser && system
      ? t('security.sessions.device', { browser, system })
      : (browser ?? system ?? t('security.sessions.unknown'));
  const end = async () => {
    const payload = await destroy({ input: { id: session.id } });
    if (!payload) return;
    if (payload.errors.length > 0) toastRefusals(payload.errors);
    else toast.success(t('security.sessions.ended', { what: device }));
    await queryClient.invalidateQueries();
  };
  const Sign = isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.session}>
      <Sign size={24} stroke={1.5} aria-hidden="true" />
      <div className={styles.sessionWords}>
        <span className={styles.device}>
          <span translate="no">{device}</span>
          {session.isCurrent && <span className={styles.here}>{t('security.sessions.here')}</span>}
        </span>
        <span className={styles.meta}>
          <span translate="no">{session.account?.displayName}</span>
          <span> · </span>
          <span>{words.field('sessions.lastUsedAt').label}</span>{' '}
          <When value={session.lastUsedAt} />
          {session.network && (
            <span>{` · ${t('security.sessions.network', { network: session.network })}`}</span>
          )}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          variant="subtle"
          size="sm"
          loading={pending}
          aria-label={t('security.sessions.endWhat', { what: device })}
          onClick={() => void end()}
        >
          {words.action('destroySession').submit}
        </Button>
      )}
    </li>
  );
}
