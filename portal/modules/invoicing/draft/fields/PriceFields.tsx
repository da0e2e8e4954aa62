import { UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDecimal } from '#portal/ui/money/formatMoney.ts';
import { parseDecimal } from '#portal/ui/money/parseMoney.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Fields.module.css';
import { isUsuallyPriced } from '../lines/isUsuallyPriced.ts';
import { lineUnit } from '../lines/lineUnit.ts';
import { priceWord, quantityWord } from '../lines/lineWord.ts';
import { useLine } from '../lines/useLine.ts';
import { LineText } from './LineText.tsx';
import { useDraftField } from './useDraftField.ts';
import { VatField } from './VatField.tsx';

/**
 * Quantity, price and VAT. The sum comes from the server. While quantity and VAT have their usual values, a
 * line is shown as "6 hours × 950"; the fields open when other values are wanted or were refused.
 */
export function PriceFields() {
  const { t, i18n } = useTranslation(['invoicing/draft', 'invoicing/public']);
  const words = useWords();
  const field = useDraftField();
  const { line, rates, errorAt } = useLine();
  const [open, setOpen] = useState(() => !isUsuallyPriced(line, rates, i18n.language));
  const vatError = errorAt('vatRate', field('vatRate').label);
  const isRefused = vatError !== undefined || errorAt('quantity', '') !== undefined;
  useEffect(() => {
    // It stays open while it is corrected.
    if (isRefused) setOpen(true);
  }, [isRefused]);
  const isOpen = open || isRefused;
  const inParts = line.rule.tax === 'TAXABLE_PART';
  const unit = t(`invoicing/public:unit.${lineUnit(line, i18n.language)}`, {
    count: Number(parseDecimal(line.quantity) ?? 0),
  });
  const isCounted = line.workReport !== null;
  const rate = rates && line.vatRate ? formatDecimal(line.vatRate, i18n.language) : null;
  return (
    <>
      <div className={inParts ? styles.four : isOpen ? styles.price : styles.times}>
        {isOpen || !isCounted ? (
          <LineText name="quantity" label={quantityWord(line.rule, words)} suffix={unit} />
        ) : (
          <span className={styles.counted}>{`${line.quantity} ${unit} ×`.trim()}</span>
        )}
        {inParts ? (
          <>
            <LineText name="dietTaxableUnitPrice" suffix="kr" />
            <LineText name="dietNonTaxableUnitPrice" suffix="kr" />
          </>
        ) : (
          <LineText name="unitPrice" label={priceWord(line.rule, t)} suffix="kr" />
        )}
        {isOpen && <VatField />}
      </div>
      {!isOpen && (isCounted || rates) && (
        <p className={styles.rate}>
          {rate !== null && <span>{`${t('write.withVat', { rate })} `}</span>}
          <UnstyledButton
            className={styles.useRate}
            aria-expanded={false}
            onClick={() => setOpen(true)}
          >
            {t(isCounted ? 'write.changeQuantity' : 'write.changeVat')}
          </UnstyledButton>
        </p>
      )}
    </>
  );
}
