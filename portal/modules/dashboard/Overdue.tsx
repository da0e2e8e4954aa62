import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/Card.tsx';
import { When } from '../../ui/time/When.tsx';
import styles from './Dashboard.module.css';
import type { DashboardData } from './DashboardData.ts';
import { InvoiceLine } from './InvoiceLine.tsx';

/** What clients should have paid by now, the longest first. Nothing where all have. */
export function Overdue({ data }: { data: DashboardData }) {
  const { t } = useTranslation('dashboard');
  if (data.overdue.length === 0) return null;
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
              {t('overdue.due')} {invoice.dueOn && <When value={invoice.dueOn} />}
            </span>
          </InvoiceLine>
        ))}
      </ul>
    </Card>
  );
}
