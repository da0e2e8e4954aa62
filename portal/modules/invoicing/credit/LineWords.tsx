import { useTranslation } from 'react-i18next';
import { formatDecimal, moneyText } from '#portal/ui/money/formatMoney.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { lineName } from '../lineName.ts';
import { linePrice } from '../linePrice.ts';
import { lineRoute } from '../lineRoute.ts';
import { showQuantity } from '../showQuantity.ts';
import { workPeriod } from '../workPeriod.ts';
import styles from './Credit.module.css';
import type { CreditableLine } from './CreditableInvoice.ts';

/** The description of a line, as on the invoice. */
export function LineWords({ line }: { line: CreditableLine }) {
  const { t, i18n } = useTranslation('invoicing/public');
  const kind = useWords().value('LineType', line.lineType).label;
  const price = linePrice(line);
  const count =
    price !== null &&
    `${showQuantity(line, t, i18n.language)} × ${moneyText(price, i18n.language)}`;
  const rest = [
    lineName(line, i18n.language) && kind,
    lineRoute(line),
    line.workReport && workPeriod(line.workReport, i18n.language),
    count,
    line.vatRate && t('vatRate', { rate: formatDecimal(line.vatRate, i18n.language) }),
  ];
  return (
    <span className={styles.words}>
      <span className={styles.name}>{lineName(line, i18n.language) ?? kind}</span>
      <span className={styles.small}>{rest.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
