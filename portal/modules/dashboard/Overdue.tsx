import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import type { DashboardData } from './dashboardQuery.ts';
import { InvoiceLine } from './InvoiceLine.tsx';
import { OVERDUE_LIST } from './lists.ts';

/** Overdue invoices, the longest overdue first. Nothing when there are none. */
export function Overdue({ data }: { data: DashboardData }) {
  const { t } = useMessages('dashboard');
  const href = useHref();
  if (data.overdue.length === 0) return null;
  const all = data.sums.reduce((count, sum) => count + sum.overdueCount, 0);
  return (
    <Card title={t('overdue.title')} lead={t('overdue.lead')}>
      <ul className={styles.lines}>
        {data.overdue.map((invoice) => (
          <InvoiceLine
            key={invoice.id}
            invoice={invoice}
            path={`invoicemore/invoice/${invoice.id}`}
          >
            <span className={styles.late}>
              <span>{t('overdue.due')}</span> {invoice.dueOn && <When value={invoice.dueOn} />}
            </span>
          </InvoiceLine>
        ))}
      </ul>
      {all > data.overdue.length && (
        <p className={styles.more}>
          <AppLink href={href(OVERDUE_LIST)}>{t('overdue.all')}</AppLink>
        </p>
      )}
    </Card>
  );
}
