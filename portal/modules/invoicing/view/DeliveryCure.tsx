import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { OwnerOnly } from '../../../app/impersonation/OwnerOnly.tsx';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { ClientDrawerSlot } from '../../../app/slots/ClientDrawerSlot.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import type { InvoiceData } from './InvoiceData.ts';
import { useInvoiceCommands } from './useInvoiceCommands.ts';
import styles from './View.module.css';

/** What did not reach the client is mended here: the address and a new sending, or by oneself. */
export function DeliveryCure({ invoice }: { invoice: InvoiceData }) {
  const { t } = useTranslation('invoicing');
  const words = useWords();
  const { canManage } = useSignedIn().account;
  const [mending, { open, close }] = useDisclosure(false);
  const { mail, settle } = useInvoiceCommands(invoice);
  const { client, freelanceProfile, lastDelivery } = invoice;
  if (!client || !lastDelivery) return null;
  const reason = lastDelivery.failure ?? 'REFUSED';
  return (
    <section className={styles.cure} aria-label={t('path.UNDELIVERED')}>
      <p className={styles.cureText}>
        {t(`cure.${reason}`, { recipient: lastDelivery.recipient, client: client.name })}
        {lastDelivery.failureReason && (
          <span className={styles.small}>
            {t('cure.said', { said: lastDelivery.failureReason })}
          </span>
        )}
      </p>
      {canManage && (
        <OwnerOnly>
          <div className={styles.cureActions}>
            <Button size="sm" onClick={open}>
              {t(`cure.mend.${reason}`)}
            </Button>
            {lastDelivery.recipient && (
              <Button size="sm" variant="light" onClick={() => void mail()}>
                {words.action('retryDelivery').submit}
              </Button>
            )}
            <Button size="sm" variant="subtle" onClick={() => void settle(lastDelivery.id)}>
              {t('cure.byHand')}
            </Button>
          </div>
          <ClientDrawerSlot
            opened={mending}
            onClose={close}
            freelanceProfileId={freelanceProfile?.id ?? ''}
            clientId={client.id}
            onSaved={() => {
              close();
              void mail();
            }}
          />
        </OwnerOnly>
      )}
    </section>
  );
}
