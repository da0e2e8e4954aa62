import { useTranslation } from 'react-i18next';
import { currencyUnit, formatMoney } from './formatMoney.ts';
import styles from './Money.module.css';

interface Props {
  amount: number;
  currency?: string;
  size?: 'inherit' | 'large' | 'hero';
  /** Leaves the currency out where a heading contains it. */
  bare?: boolean;
}

/**
 * An amount as Honorar writes it: figures that line up, thin spaces, øre set smaller. The space before the currency is
 * a character, so that it is also read out and copied.
 */
export function Money({ amount, currency = 'NOK', size = 'inherit', bare = false }: Props) {
  const { i18n } = useTranslation();
  const { sign, whole, fraction } = formatMoney(amount, i18n.language);
  return (
    <span className={styles.money} data-size={size} translate="no">
      <span>{sign}</span>
      <span>{whole}</span>
      <span className={styles.fraction}>{fraction}</span>
      {!bare && <span className={styles.currency}>{`\u00a0${currencyUnit(currency)}`}</span>}
    </span>
  );
}
