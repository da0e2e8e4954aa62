import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/money/Money.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import view from '../View.module.css';
import styles from './Credit.module.css';
import type { CreditableInvoice } from './CreditableInvoice.ts';
import type { Credit } from './computeCredit.ts';

interface Props {
  invoice: CreditableInvoice;
  credit: Credit;
  isNothing: boolean;
}

/** What it comes to, said again whenever it changes. */
export function CreditSums({ invoice, credit, isNothing }: Props) {
  const { t } = useTranslation('invoicing/credit');
  const words = useWords();
  return (
    <div aria-live="polite">
      {isNothing ? (
        <p className={styles.nothing}>{t('choose')}</p>
      ) : (
        <dl className={styles.sums}>
          {(['amount', 'vat', 'total'] as const).map((name) => (
            <div key={name} className={view.sum}>
              <dt>{name === 'total' ? t('total') : words.field(`credit_notes.${name}`).label}</dt>
              <dd>
                <Money amount={credit[name]} currency={invoice.currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
