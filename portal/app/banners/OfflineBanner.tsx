import { IconCloudOff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { connection } from '../../graphql/connection.ts';
import { useWhenReachable } from '../../ui/states/useWhenReachable.ts';
import { useMessages } from '../../ui/texts.ts';
import styles from './Banner.module.css';

/** Shows the age of the data while there is no connection, and reloads it once there is. */
export function OfflineBanner() {
  const { t, language } = useMessages();
  const queryClient = useQueryClient();
  const since = useSyncExternalStore(connection.subscribe, connection.shownSince);
  useWhenReachable(since !== null, () => void queryClient.invalidateQueries());
  if (since === null) return null;
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'nb-NO', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <section className={styles.banner} data-tone="fjord" role="status">
      <p className={styles.text}>
        <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
        <span>{t('offline', { when: format.format(since) })}</span>
      </p>
    </section>
  );
}
