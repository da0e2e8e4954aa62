import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../Fields.module.css';
import { otherPrices } from '../lines/otherPrices.ts';
import { useLine } from '../lines/useLine.ts';

/**
 * Shows the rate in force on the invoice date if the line has another price: the date was changed, or the
 * line was copied from an older invoice. Prices are not changed automatically, since the user may intend
 * them.
 */
export function RateNote() {
  const { t, i18n } = useTranslation('invoicing/draft');
  const { line, rates, edit } = useLine();
  const prices = otherPrices(line, rates, i18n.language);
  if (!prices) return null;
  const { lineType, tax } = line.rule;
  const inParts = tax === 'TAXABLE_PART';
  return (
    <p className={styles.rate} role="status">
      <span>
        {t([`line.rate.${lineType}`, `line.rate.${inParts ? 'parts' : 'other'}`], { ...prices })}
      </span>{' '}
      <UnstyledButton
        className={styles.useRate}
        onClick={() => edit(prices, inParts ? 'diet' : 'unitPrice')}
      >
        {t('line.useRate')}
      </UnstyledButton>
    </p>
  );
}
