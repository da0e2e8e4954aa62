import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { formatDecimal } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import type { Profile } from './freelanceProfilesQuery.ts';
import styles from './PayoutSettings.module.css';

/** The tax card in force and a coming one, or the withholding without a card. */
export function TaxCardLine({
  profile,
}: {
  profile: Pick<Profile, 'taxCards' | 'attachmentOrders'>;
}) {
  const { t, language } = useMessages('payout/settings');
  const words = useWords();
  const href = useHref();
  const { taxCards, attachmentOrders } = profile;
  const inForce = taxCards.find((card) => card.isInForce);
  const waiting = taxCards.some((card) => card.status === 'CLAIMED');
  const percent = inForce?.percent && `${formatDecimal(inForce.percent, language)} %`;
  const sentence = inForce
    ? [words.value('TaxCardKind', inForce.kind).label, percent, inForce.incomeYear]
        .filter(Boolean)
        .join(', ')
    : t('taxCard.none');
  return (
    <div className={styles.agreement} data-missing={!inForce && !waiting}>
      <span>{sentence}</span>
      {waiting && <span>{t('taxCard.waiting')}</span>}
      <AppLink href={href('invoicemore/tax-cards')}>
        {inForce || waiting ? words.noun('tax_cards').many : t('taxCard.send')}
      </AppLink>
      {attachmentOrders.length > 0 && (
        <AppLink href={href('invoicemore/attachment-orders')}>
          {words.noun('attachment_orders').many}
        </AppLink>
      )}
    </div>
  );
}
