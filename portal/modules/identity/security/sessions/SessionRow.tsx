import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { destroySessionMutation } from '#portal/app/session/destroySessionMutation.ts';
import { toast } from '#portal/app/toasts/toast.ts';
import { toastRefusals, useMutate } from '#portal/app/toasts/useMutate.ts';
import { graphql, type ResultOf } from '#portal/graphql/graphql.ts';
import { Button } from '#portal/ui/controls/Button.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import { marked } from '#shared/texts/with-verbatim.ts';
import styles from '../Security.module.css';

/** The device as its user agent describes it; null for unknown parts. */
interface Device {
  browser: string | null;
  system: string | null;
  isHandheld: boolean;
}

// In this order: most call themselves what others are called as well.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows NT\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const mobileSystems = new Set(['iPhone', 'iPad', 'Android']);

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
  const { t } = useMessages('identity');
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
    else toast.success(t('security.sessions.ended', { what: marked(device) }));
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

/** Reads a user agent. Versions are left out: users do not know theirs, and browsers no longer send them. */
export function describeDevice(userAgent: string | null): Device {
  const nameIn = (known: [string, RegExp][]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
  const system = nameIn(systems);
  return { browser: nameIn(browsers), system, isHandheld: mobileSystems.has(system ?? '') };
}
