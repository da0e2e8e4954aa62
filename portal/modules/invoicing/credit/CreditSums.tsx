import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import view from '../View.module.css';
import styles from './Credit.module.css';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import type { CreditSums as Sums } from './useCreditSums.ts';

interface Props {
  invoice: CreditableInvoice;
  sums: Sums;
  isNothing: boolean;
}

/** The sum to credit, announced to screen readers whenever it changes. */
export function CreditSums({ invoice, sums: { credit, isAway }, isNothing }: Props) {
  const { t } = useMessages('invoicing/credit');
  const words = useWords();
  const why = isNothing ? 'choose' : isAway && !credit ? 'sumsLater' : null;
  return (
    <div aria-live="polite" aria-busy={!why && !credit}>
      {why ? (
        <p className={styles.nothing}>{t(why)}</p>
      ) : (
        <dl className={styles.sums}>
          {(['amount', 'vat', 'total'] as const).map((name) => (
            <div key={name} className={view.sum}>
              <dt>{name === 'total' ? t('total') : words.field(`credit_notes.${name}`).label}</dt>
              <dd>{credit ? <Money amount={credit[name]} currency={invoice.currency} /> : '…'}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
