import { useTranslation } from 'react-i18next';
import { BreakdownBar } from '../../../ui/breakdown/BreakdownBar.tsx';
import { Swatch } from '../../../ui/breakdown/Swatch.tsx';
import { Money } from '../../../ui/money/Money.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import styles from './Public.module.css';
import type { PublicInvoiceData } from './PublicInvoiceData.ts';

/** The parts that are the client's business; how the rest is shared out is the freelancer's. */
const PARTS = { amount: 'yours', vat: 'vat' } as const;

/** What it comes to, and how much of it is VAT. */
export function PublicSums({ invoice }: { invoice: PublicInvoiceData }) {
  const { t } = useTranslation('invoicing/public');
  const words = useWords('invoicing');
  const called = (name: string) => words.field(`invoices.${name}`).label;
  const hasParts = invoice.vat > 0;
  return (
    <div className={styles.sums}>
      {hasParts && (
        <BreakdownBar
          parts={[
            { name: PARTS.amount, amount: invoice.amount },
            { name: PARTS.vat, amount: invoice.vat },
          ]}
        />
      )}
      <table className={styles.sumTable}>
        <caption className={styles.hidden}>{called('total')}</caption>
        <tbody>
          {(['amount', 'vat', 'total'] as const).map((name) => (
            <tr key={name} data-name={name}>
              <th scope="row">
                <span className={styles.part}>
                  {hasParts && name !== 'total' && <Swatch part={PARTS[name]} />}
                  {name === 'total' && invoice.remaining > 0 ? t('total') : called(name)}
                </span>
              </th>
              <td>
                <Money amount={invoice[name]} currency={invoice.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
