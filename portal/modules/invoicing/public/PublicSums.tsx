import { BreakdownBar, Swatch } from '#portal/ui/breakdown/BreakdownBar.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { settlementLabel, settlementRows } from '../settlementLabel.ts';
import styles from './Public.module.css';
import type { PublicInvoiceData } from './publicInvoiceQuery.ts';

/** The parts that are the client's business; how the rest is shared out is the freelancer's. */
const PARTS = { amount: 'yours', vat: 'vat' } as const;

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;

/** The total and its VAT, and below it the credited, paid and remaining amounts. */
export function PublicSums({ invoice }: { invoice: PublicInvoiceData }) {
  const { t } = useMessages('invoicing/public');
  const words = useWords('invoicing');
  const called = (name: string) => words.field(`invoices.${name}`).label;
  const hasParts = invoice.vat > 0;
  const settled = settlementRows({ ...invoice, paid: invoice.paidAmount });
  const isPlain = settled.length === 0;
  const sum =
    settled.findLast(({ name }) => name === 'paid' || name === 'remaining')?.name ?? 'total';
  const rows = [
    { name: 'amount', label: called('amount'), amount: invoice.amount },
    { name: 'vat', label: called('vat'), amount: invoice.vat },
    { name: 'total', label: isPlain ? t('total') : called('total'), amount: invoice.total },
    ...settled.map(({ name, amount }) => ({
      name,
      label: settlementLabel(name, t, words),
      amount,
    })),
  ];
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
          {rows.map(({ name, label, amount }) => (
            <tr key={name} data-name={name} data-sum={name === sum || undefined}>
              <th scope="row">
                <span className={styles.part}>
                  {hasParts && isPart(name) && <Swatch part={PARTS[name]} />}
                  <span>{label}</span>
                </span>
              </th>
              <td>
                <Money amount={amount} currency={invoice.currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
