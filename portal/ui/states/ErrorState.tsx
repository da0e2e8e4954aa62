import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../controls/Button.tsx';
import styles from './States.module.css';
import { useWhenReachable } from './useWhenReachable.ts';

/**
 * Shown when a query failed: the reason in a sentence, a button to retry, and an automatic retry once the
 * server answers.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  // Only a server error has a correlation id to show.
  const broke = error instanceof Error && 'correlationId' in error;
  useWhenReachable(!broke, onRetry);
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} data-tone="rust" aria-hidden="true">
        <IconCloudOff size={28} stroke={1.5} />
      </span>
      <h1 className={styles.title} tabIndex={-1} data-page-heading>
        {t(broke ? 'error.broke' : 'error.unreachable')}
      </h1>
      <p className={styles.text}>{t(broke ? 'error.brokeText' : 'error.unreachableText')}</p>
      <Button variant="light" onClick={onRetry}>
        {t('error.retry')}
      </Button>
      {broke && error.correlationId !== null && (
        <p className={styles.reference}>{t('error.reference', { id: error.correlationId })}</p>
      )}
    </div>
  );
}
