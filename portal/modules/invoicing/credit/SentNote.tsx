import { useTranslation } from 'react-i18next';
import { When } from '../../../ui/time/When.tsx';
import type { CreditNoteData } from './CreditNoteData.ts';

/** Where the newest sending is, in words. */
export function SentNote({ delivery }: { delivery: CreditNoteData['lastDelivery'] }) {
  const { t } = useTranslation('invoicing/credit');
  switch (delivery?.status) {
    case 'SENT':
      return (
        <>
          {t('delivery.SENT', { recipient: delivery.recipient })}{' '}
          {delivery.sentAt && <When value={delivery.sentAt} />}
        </>
      );
    case 'SETTLED':
      return t('delivery.SETTLED');
    default:
      return t('delivery.PENDING');
  }
}
