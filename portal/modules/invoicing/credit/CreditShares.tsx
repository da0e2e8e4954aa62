import { useTranslation } from 'react-i18next';
import { BreakdownBar } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { breakdownParts } from '#portal/ui/breakdown/breakdownParts.ts';
import { Swatch } from '#portal/ui/breakdown/Swatch.tsx';
import { Card } from '#portal/ui/layout/Card.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import styles from './CreditNote.module.css';
import type { CreditNoteData } from './CreditNoteData.ts';
import { CreditNoteMoney } from './CreditNoteMoney.tsx';

/**
 * The reduction of each share of the invoice, and the way of the money from the freelancer back to the
 * client.
 */
export function CreditShares({ note }: { note: CreditNoteData }) {
  const { t } = useTranslation(['invoicing/credit', 'ui']);
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
