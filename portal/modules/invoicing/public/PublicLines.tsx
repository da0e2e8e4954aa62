import { formatDecimal, Money, moneyText } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { lineRoute, showQuantity } from '../lineTexts.ts';
import { tripText } from '../tripText.ts';
import styles from './Public.module.css';
import type { PublicInvoiceData } from './publicInvoiceQuery.ts';

interface Props {
  invoice: Pick<PublicInvoiceData, 'lines' | 'currency'>;
  /** The caption of the lines, if they are not simply the billed ones. */
  caption?: string;
}

/** The billed or credited lines. */
export function PublicLines({ invoice, caption }: Props) {
  const { t, language } = useMessages('invoicing/public');
  const words = useWords('invoicing');
  const count = (line: PublicInvoiceData['lines'][number]) =>
    line.unitPrice === null || line.quantity === null
      ? null
      : `${showQuantity(line, t, language)} × ${moneyText(line.unitPrice, language)}`;
  return (
    <table className={styles.lines}>
      <caption className={styles.caption}>{caption ?? t('lines')}</caption>
      <thead className={styles.hidden}>
        <tr>
          <th scope="col">{t('what')}</th>
          <th scope="col">{words.field('invoice_lines.amount').label}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same, and none moves.
          <tr key={at}>
            <td>
              <span>{line.description || words.value('LineType', line.lineType).label}</span>
              <span className={styles.quiet}>
                {[tripText(line, language), lineRoute(line)].filter(Boolean).map((text) => (
                  <span key={text}>{`${text} · `}</span>
                ))}
                {count(line) && <span translate="no">{`${count(line)} · `}</span>}
                <span>{t('vatRate', { rate: formatDecimal(line.vatRate, language) })}</span>
              </span>
            </td>
            <td>
              <Money amount={line.amount} currency={invoice.currency} bare />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
