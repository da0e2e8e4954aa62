import { useTranslation } from 'react-i18next';
import { When } from '#portal/ui/time/When.tsx';
import { recipientNumber } from '../delivery/recipientNumber.ts';
import type { CreditNoteData } from './CreditNoteData.ts';

type Props = {
  delivery: CreditNoteData['lastDelivery'];
  deliveredAt: CreditNoteData['deliveredAt'];
};

/** Whether the client has it, since when, and how the newest sending of it goes. */
export function SentNote({ delivery, deliveredAt }: Props) {
  const { t } = useTranslation('invoicing/credit');
  const status = delivery?.status ?? 'PENDING';
  if (!deliveredAt) {
    if (status === 'SETTLED') return t('delivery.SETTLED');
    if (delivery?.channel !== 'EHF') return t('delivery.PENDING');
    return t(delivery.handedOverAt ? 'delivery.HANDED_OVER' : 'delivery.EHF');
  }
  const isAgain = status === 'SENT' && delivery?.sentAt !== deliveredAt;
  return (
    <>
      <span>
        {delivery?.channel === 'EHF' && delivery.recipient
          ? t('delivery.SENT_EHF', { number: recipientNumber(delivery.recipient) })
          : t('delivery.SENT', { recipient: delivery?.recipient })}
      </span>{' '}
      <When value={deliveredAt} />
      {status === 'PENDING' && <span> · {t('delivery.again')}</span>}
      {isAgain && delivery?.sentAt && (
        <span>
          {' · '}
          <span>{t('delivery.sentAgain')}</span> <When value={delivery.sentAt} />
        </span>
      )}
    </>
  );
}
