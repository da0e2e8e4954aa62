import { IconCircleCheck } from '@tabler/icons-react';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { StateBadge } from '../../ui/states/StateBadge.tsx';
import { useMessages, useWords } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import type { DashboardData } from './dashboardQuery.ts';
import { InvoiceLine } from './InvoiceLine.tsx';

/** Work that waits for the user: drafts, rejected invoices and undelivered ones. */
export function Waiting({ data }: { data: DashboardData }) {
  const { t } = useMessages('dashboard');
  const words = useWords();
  const href = useHref();
  const all = data.drafts + data.rejected + data.undelivered;
  return (
    <Card
      title={t('waiting.title')}
      {...(all > 0 ? { lead: t('waiting.lead', { count: all }) } : {})}
    >
      {all === 0 && (
        <p className={styles.nothing}>
          <IconCircleCheck size={20} stroke={1.5} aria-hidden="true" />
          <span>{t('waiting.nothing')}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {data.waiting.map((invoice) => (
          <InvoiceLine
            key={invoice.id}
            invoice={invoice}
            path={
              invoice.status === 'DRAFT'
                ? `invoicemore/invoice-creation/${invoice.id}`
                : `invoicemore/invoice/${invoice.id}`
            }
          >
            {invoice.isUndelivered ? (
              <StateBadge outcome="BAD_END">{t('waiting.undelivered')}</StateBadge>
            ) : (
              <StateBadge outcome={invoice.status === 'DRAFT' ? 'MEMBERS' : 'BAD_END'}>
                {words.value('InvoiceStatus', invoice.status).label}
              </StateBadge>
            )}
            {invoice.sinceAt && <When value={invoice.sinceAt} />}
          </InvoiceLine>
        ))}
      </ul>
      {all > data.waiting.length && (
        <p className={styles.more}>
          {data.drafts > 0 && (
            <AppLink href={href('invoicemore/payout-service/drafts')}>
              {t('waiting.allDrafts', { count: data.drafts })}
            </AppLink>
          )}
          {data.rejected > 0 && (
            <AppLink href={href('invoicemore/payout-service/invoices?status=REJECTED')}>
              {t('waiting.allRejected')}
            </AppLink>
          )}
          {data.undelivered > 0 && (
            <AppLink href={href('invoicemore/payout-service/invoices?undelivered=true')}>
              {t('waiting.allUndelivered')}
            </AppLink>
          )}
        </p>
      )}
    </Card>
  );
}
