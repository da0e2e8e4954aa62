import { minorParts } from '#shared/minor-parts.ts';
import { useMessages } from '../texts.ts';
import styles from './Money.module.css';

/** An amount in minor units, split into parts set large and small. */
interface MoneyText {
  sign: string;
  whole: string;
  fraction: string;
}

/** Between groups of three; a number is not broken over two lines. */
export const THIN_SPACE = '\u202f';

/** Kroner are called by their sign; other currencies by their code. */
const currencyUnit = (currency: string): string => (currency === 'NOK' ? 'kr' : currency);

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
  const { language } = useMessages();
  const { sign, whole, fraction } = formatMoney(amount, language);
  return (
    <span className={styles.money} data-size={size} translate="no">
      <span>{sign}</span>
      <span>{whole}</span>
      <span className={styles.fraction}>{fraction}</span>
      {!bare && <span className={styles.currency}>{`\u00a0${currencyUnit(currency)}`}</span>}
    </span>
  );
}

/** Cuts minor units into kroner with thin spaces and øre. */
export function formatMoney(minor: number, language: string): MoneyText {
  const { sign, whole, hundredths } = minorParts(minor, THIN_SPACE);
  return { sign, whole, fraction: `${language === 'en' ? '.' : ','}${hundredths}` };
}

/** A decimal string as it is written in the language: `7.50` → `7,5`. */
export function formatDecimal(value: string | null | undefined, language: string): string {
  if (value === null || value === undefined) return '';
  const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
  return language === 'en' ? plain : plain.replace('.', ',');
}

/** An amount within a text, with the currency as `Money` writes it: `1 200,50 kr`, in English `1 200.50 kr`. */
export function moneyText(minor: number, language: string, currency?: string): string {
  const { sign, whole, fraction } = formatMoney(minor, language);
  const unit = currency ? `\u00a0${currencyUnit(currency)}` : '';
  return `${sign}${whole}${fraction}${unit}`;
}

/** A decimal string as shown in a field, with its thousands separated: `1500.50` → `1 500,5`. */
export function showFigure(value: string, language: string): string {
  const [whole = '', ...fraction] = formatDecimal(value, language).split(/(?=[.,])/);
  return whole.replace(/(?<=\d)(?=(\d{3})+$)/g, THIN_SPACE) + fraction.join('');
}
