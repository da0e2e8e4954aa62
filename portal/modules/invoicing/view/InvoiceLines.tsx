import { Card } from '#portal/ui/layout/Page.tsx';
import { formatDecimal, Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { marked, withVerbatim } from '#shared/texts/with-verbatim.ts';
import { lineName, linePrice, lineRoute, showQuantity } from '../lineTexts.ts';
import { settlementLabel, settlementRows } from '../settlementLabel.ts';
import { tripText } from '../tripText.ts';
import styles from '../View.module.css';
import { workPeriod } from '../workPeriod.ts';
import type { InvoiceData } from './InvoiceData.ts';

/** The lines of the invoice and their sum. */
export function InvoiceLines({ invoice }: { invoice: InvoiceData }) {
  const { t, language } = useMessages('invoicing/public');
  const words = useWords();
  const called = (name: string) => words.field(`invoices.${name}`).label;
  const columns = ['description', 'quantity', 'unitPrice', 'amount'];
  const settled = settlementRows(invoice.settlement);
  const isPlain = settled.length === 0 && invoice.outcome !== 'BAD_END';
  const sums = [
    { name: called('amount'), amount: invoice.amount },
    { name: called('vat'), amount: invoice.vat },
    { name: isPlain ? t('total') : called('total'), amount: invoice.total },
    ...settled.map(({ name, amount }) => ({ name: settlementLabel(name, t, words), amount })),
  ];
  return (
    <Card title={t('lines')}>
      <table className={styles.lines}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {words.field(`invoice_lines.${name}`).label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line) => (
            <tr key={line.id}>
              <td>
                <span className={styles.description}>
                  {lineName(line, language) ?? words.value('LineType', line.lineType).label}
                </span>
                <span className={styles.small}>
                  {withVerbatim(
                    [
                      lineName(line, language) && words.value('LineType', line.lineType).label,
                      lineRoute(line),
                      line.workReport && workPeriod(line.workReport, language),
                      line.travelReport && tripText(line.travelReport, language),
                      line.travelTaxFree &&
                        t('trip.taxFree', {
                          amount: marked(moneyText(line.travelTaxFree, language)),
                        }),
                      line.vatRate && t('vatRate', { rate: formatDecimal(line.vatRate, language) }),
                    ]
                      .filter(Boolean)
                      .join(' · '),
                  )}
                </span>
                {linePrice(line) !== null && (
                  <span className={styles.times}>
                    <span>{showQuantity(line, t, language)}</span>
                    <span> ×</span> <Money amount={linePrice(line) ?? 0} bare />
                  </span>
                )}
              </td>
              <td>{showQuantity(line, t, language)}</td>
              <td>{linePrice(line) !== null && <Money amount={linePrice(line) ?? 0} bare />}</td>
              <td>
                <Money amount={line.amount} bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        {sums.map((sum) => (
          <div key={sum.name} className={styles.sum}>
            <dt>{sum.name}</dt>
            <dd>
              <Money amount={sum.amount} currency={invoice.currency} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
