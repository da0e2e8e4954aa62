import { IconCloudOff, IconLock, IconMapSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { Button } from '../controls/Button.tsx';
import { Skeleton } from '../controls/Skeleton.tsx';
import { useDocumentTitle } from '../layout/useDocumentTitle.ts';
import { useMessages } from '../texts.ts';
import pageSkeletonStyles from './Skeletons.module.css';
import styles from './States.module.css';
import { useFocusWhenLost } from './useFocusWhenLost.ts';
import { useWhenReachable } from './useWhenReachable.ts';

interface Props {
  icon: ReactNode;
  title: string;
  /** Teaches the first step. */
  text: ReactNode;
  action?: ReactNode;
  /** It is the whole page, so its title is the page's heading. */
  page?: boolean;
}

/**
 * Shown when a query failed: the reason in a sentence, a button to retry, and an automatic retry once the
 * server answers.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useMessages('ui');
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
        <p className={styles.reference}>
          {messageWith(t, 'error.reference', { id: String(error.correlationId) })}
        </p>
      )}
    </div>
  );
}

/** Nothing here yet, and how to begin. */
export function EmptyState({ icon, title, text, action, page = false }: Props) {
  useDocumentTitle(page ? title : null);
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  return (
    <div className={styles.state}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {page ? (
        <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-heading>
          {title}
        </h1>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}

export interface NoAccessProps {
  /** The reason the page is closed, which decides its text. */
  reason?: 'askOwner' | 'ownOnly' | 'teamsOnly' | 'switchedOff';
  action?: ReactNode;
}

/** A page this person may not see or use here, with the contact for access. */
export function NoAccess({ reason = 'askOwner', action }: NoAccessProps) {
  const { t } = useMessages('ui');
  return (
    <EmptyState
      page
      icon={<IconLock size={28} stroke={1.5} />}
      title={t(`noAccess.${reason}.title`)}
      text={t(`noAccess.${reason}.text`)}
      action={action}
    />
  );
}

interface NotFoundProps {
  action?: ReactNode;
  /** Why it may be missing, where that is not the usual. */
  text?: string;
}

/** The page for an address that does not exist, or not for this account. */
export function NotFound({ action, text }: NotFoundProps) {
  const { t } = useMessages('ui');
  return (
    <EmptyState
      page
      icon={<IconMapSearch size={28} stroke={1.5} />}
      title={t('notFound.title')}
      text={text ?? t('notFound.text')}
      action={action}
    />
  );
}

/** A page on its way: a heading and two cards. */
export function PageSkeleton() {
  const { t } = useMessages('ui');
  return (
    <div className={pageSkeletonStyles.page} role="status" aria-label={t('loading')}>
      <Skeleton height={32} width="40%" />
      <Skeleton height={160} />
      <Skeleton height={240} />
    </div>
  );
}

/** Rows that are on their way, in the shape of the rows that come. */
export function RowsSkeleton({ rows = 6 }: { rows?: number }) {
  const { t } = useMessages('ui');
  return (
    <div className={pageSkeletonStyles.rows} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, at) => `row-${at}`).map((row, at) => (
        <div className={pageSkeletonStyles.row} key={row}>
          <span className={pageSkeletonStyles.wide}>
            <Skeleton height={16} width={`${62 - (at % 3) * 9}%`} />
            <Skeleton height={12} width="30%" above={8} />
          </span>
          <Skeleton height={24} width={88} shape="round" />
          <Skeleton height={16} width={96} />
        </div>
      ))}
    </div>
  );
}
