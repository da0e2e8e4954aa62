import { Suspense } from 'react';
import { Skeleton } from '#portal/ui/controls/Skeleton.tsx';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { useEventWords, useMessages } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import type { DashboardData } from './dashboardQuery.ts';

interface Props {
  events: DashboardData['recentEvents'];
}

/** The latest events of invoices, newest first. */
export function RecentEvents({ events }: Props) {
  const { t } = useMessages('dashboard');
  return (
    <Card title={t('events.title')}>
      <Suspense fallback={<Skeleton height={48 * events.length} />}>
        <Sentences events={events} />
      </Suspense>
    </Card>
  );
}

function Sentences({ events }: Props) {
  const { t } = useMessages('dashboard');
  const words = useEventWords();
  const href = useHref();
  return (
    <ol className={styles.events}>
      {events.map(({ id, eventType, occurredAt, actor, clientName }) => (
        <li key={`${id} ${occurredAt} ${eventType}`}>
          <AppLink href={href(`invoicemore/invoice/${id}`)} className={styles.event}>
            <span className={styles.eventClient}>
              {clientName ? <span translate="no">{clientName}</span> : <span>{t('noClient')}</span>}
            </span>
            <span className={styles.eventText}>
              {withVerbatim(words.happened('invoices', eventType, marked(actor), 'InvoiceStatus'))}
            </span>
            <span className={styles.eventAt}>
              <When value={occurredAt} />
            </span>
          </AppLink>
        </li>
      ))}
    </ol>
  );
}
