import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { StateBadge } from '#portal/ui/states/StateBadge.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { When } from '#portal/ui/time/When.tsx';
import view from '../View.module.css';
import styles from './Credited.module.css';
import type { InvoiceData } from './InvoiceData.ts';

/** The credit notes of an invoice, and the amount that remains. */
export function CreditedCard({ invoice }: { invoice: InvoiceData }) {
  const { t } = useMessages('invoicing/credit');
  const words = useWords();
  const href = useHref();
  const { creditNotes, currency, remainingAmount, remainingVat, remainingPayoutAmount } = invoice;
  const noun = words.noun('credit_notes');
  const left = [
    { name: t('credited.left'), amount: remainingAmount + remainingVat },
    { name: t('credited.leftToYou'), amount: remainingPayoutAmount },
  ];
  return (
    <Card title={noun.many} lead={t(`credited.${invoice.refundStatus}`)}>
      <ul className={styles.notes}>
        {creditNotes.map((note) => (
          <li key={note.id}>
            <AppLink href={href(`invoicemore/credit-note/${note.id}`)} className={styles.note}>
              <span className={styles.number}>
                {note.documentNumber ? (
                  <span translate="no">{note.documentNumber}</span>
                ) : (
                  <span>{noun.one}</span>
                )}
              </span>
              <span className={styles.day}>
                <When value={note.creditedOn} />
              </span>
              <StateBadge outcome={note.outcome}>
                {words.value('CreditNoteStatus', note.status).label}
              </StateBadge>
              <span className={styles.amount}>
                <Money amount={-note.total} currency={currency} />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      <dl className={view.sums}>
        {left.map(({ name, amount }) => (
          <div key={name} className={styles.left}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
