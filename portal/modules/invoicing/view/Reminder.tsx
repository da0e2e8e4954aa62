import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../../app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { When } from '../../../ui/time/When.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import styles from '../delivery/Delivery.module.css';
import type { InvoiceData } from './InvoiceData.ts';
import { useInvoiceCommands } from './useInvoiceCommands.ts';

/** Reminds the client of what is overdue, and says when they were last reminded. */
export function Reminder({ invoice }: { invoice: InvoiceData }) {
  const { t } = useTranslation('invoicing');
  const words = useWords();
  const { remind } = useInvoiceCommands(invoice);
  const { canManage } = useSignedIn().account;
  const { client, events } = invoice;
  const last = events.findLast(({ eventType }) => eventType === 'REMINDED');
  const name = client?.friendlyName || client?.name;
  return (
    <section
      className={styles.cure}
      aria-label={words.field('send_invoice_via_email.reminder').label}
    >
      <p className={styles.cureText}>
        <span>{t(client?.email ? 'reminder.text' : 'reminder.byHand', { client: name })}</span>
        {last && (
          <span className={styles.small}>
            <span>{t('reminder.last')}</span> <When value={last.occurredAt} />
          </span>
        )}
      </p>
      {canManage && client?.email && (
        <OwnerOnly>
          <Button size="sm" onClick={remind}>
            {t('reminder.send')}
          </Button>
        </OwnerOnly>
      )}
    </section>
  );
}
