import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { When } from '../../../ui/time/When.tsx';
import type { InvoiceData } from './InvoiceData.ts';
import styles from './View.module.css';

/** Everything that has happened, newest first. */
export function Timeline({ invoice }: { invoice: InvoiceData }) {
  const { t } = useTranslation('invoicing');
  const told = invoice.events.toSorted((a, b) => b.occurredAt.localeCompare(a.occurredAt));
  if (told.length === 0) return null;
  return (
    <Card title={t('view.timeline')}>
      <ol className={styles.events}>
        {told.map((event) => (
          <li key={event.id} className={styles.event}>
            <span>
              {t(`event.${event.eventType}`, {
                actor: event.actor,
                defaultValue: `${event.eventType} · ${event.actor}`,
              })}
            </span>
            <When value={event.occurredAt} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
