import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/time/When.tsx';
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
    return status === 'SETTLED' ? t('delivery.SETTLED') : t('delivery.PENDING');
  }
  const isAgain = status === 'SENT' && delivery?.sentAt !== deliveredAt;
  return (
    <>
      <span>{t('delivery.SENT', { recipient: delivery?.recipient })}</span>{' '}
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
