import { BreakdownBar, breakdownParts, Swatch } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import type { CreditNoteData } from './CreditableInvoice.ts';
import styles from './CreditNote.module.css';

/**
 * The reduction of each share of the invoice, and the way of the money from the freelancer back to the
 * client.
 */
export function CreditShares({ note }: { note: CreditNoteData }) {
  const { t } = useMessages(['invoicing/credit', 'ui']);
  const { invoice, freelanceProfile } = note;
  const parts = breakdownParts({
    ...note,
    platformFee: invoice?.platformFee ?? null,
    employerTax: invoice?.employerTax ?? null,
    salaryTax: invoice?.salaryTax ?? null,
    freelanceType: freelanceProfile?.freelanceType ?? 'INDIVIDUAL',
  });
  return (
    <Card title={t('shares')} lead={t('sharesLead')}>
      <BreakdownBar parts={parts} />
      <dl className={styles.shares}>
        {parts.map(({ name, amount }) => (
          <div key={name} className={styles.share}>
            <dt>
              <Swatch part={name} />
              <span>{t(name === 'yours' ? 'yours' : `ui:breakdown.part.${name}`)}</span>
            </dt>
            <dd>
              <Money amount={amount} currency={note.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <CreditNoteMoney note={note} />
    </Card>
  );
}

/**
 * The amount a published credit note deducts from the freelancer's payouts, and how its client is refunded.
 */
function CreditNoteMoney({ note }: { note: CreditNoteData }) {
  const { t, language } = useMessages('invoicing/credit');
  const { outlook, client, currency, status } = note;
  if (!outlook) return null;
  const money = (minor: number) => moneyText(minor, language, currency);
  const day = (value: string | null) => (value ? formatDay(value, language) : '');
  const facts = {
    client: client?.name,
    share: money(outlook.share),
    refund: money(outlook.refund),
  };
  const refund = outlook.refundStatus ? `refund.${outlook.refundStatus}` : `refunded.${status}`;
  return (
    <>
      {outlook.refund > 0 && (
        <p className={styles.after}>
          {messageWith(t, refund, facts, { day: day(outlook.refundedOn) })}
        </p>
      )}
      <p className={styles.after}>
        {messageWith(t, `share.${outlook.state}`, facts, { day: day(outlook.takenOn) })}
      </p>
    </>
  );
}
