import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { Events } from '../../../ui/row/Events.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import type { InvoiceData } from './InvoiceData.ts';

/** Everything that has happened to it. */
export function Timeline({ invoice }: { invoice: InvoiceData }) {
  const { t } = useTranslation('invoicing');
  const words = useWords();
  if (invoice.events.length === 0) return null;
  const events = invoice.events.map(({ id, eventType, actor, occurredAt }) => ({
    id,
    text: words.happened('invoices', eventType, actor, 'InvoiceStatus'),
    at: occurredAt,
  }));
  return (
    <Card title={t('view.timeline')}>
      <Events events={events} />
    </Card>
  );
}
