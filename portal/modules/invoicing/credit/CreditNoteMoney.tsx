import { useTranslation } from 'react-i18next';
import { moneyText } from '#portal/ui/money/formatMoney.ts';
import { formatDay } from '#portal/ui/time/parseMoment.ts';
import styles from './CreditNote.module.css';
import type { CreditNoteData } from './CreditNoteData.ts';

/**
 * The amount a published credit note deducts from the freelancer's payouts, and how its client is refunded.
 */
export function CreditNoteMoney({ note }: { note: CreditNoteData }) {
  const { t, i18n } = useTranslation('invoicing/credit');
  const { outlook, client, currency, status } = note;
  if (!outlook) return null;
  const money = (minor: number) => moneyText(minor, i18n.language, currency);
  const day = (value: string | null) => (value ? formatDay(value, i18n.language) : '');
  const facts = {
    client: client?.name ?? '',
    share: money(outlook.share),
    refund: money(outlook.refund),
    interpolation: { escapeValue: false },
  };
  const refund = outlook.refundStatus
    ? t(`refund.${outlook.refundStatus}`, { ...facts, day: day(outlook.refundedOn) })
    : t(`refunded.${status}`, facts);
  return (
    <>
      {outlook.refund > 0 && <p className={styles.after}>{refund}</p>}
      <p className={styles.after}>
        {t(`share.${outlook.state}`, { ...facts, day: day(outlook.takenOn) })}
      </p>
    </>
  );
}
