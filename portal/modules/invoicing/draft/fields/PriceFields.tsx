import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { parseDecimal } from '../../../../ui/money/parseDecimal.ts';
import { useWords } from '../../../../ui/words/useWords.ts';
import { lineUnit } from '../lineUnit.ts';
import { priceWord, quantityWord } from '../lineWord.ts';
import { useLine } from '../useLine.ts';
import { useSheetField } from '../useSheetField.ts';
import { vatChoices } from '../vatChoices.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';

/** How much, at what price, with which VAT. The sum comes from the server. */
export function PriceFields() {
  const { t, i18n } = useTranslation(['invoicing', 'invoicing/public']);
  const words = useWords();
  const field = useSheetField();
  const { line, at, rates, edit, errorAt } = useLine();
  const inParts = line.rule.tax === 'TAXABLE_PART';
  const choices = vatChoices(rates);
  // A rate that may not be charged is shown as it is, and refused, rather than changed unseen.
  const shown = choices.includes(line.vatRate) ? choices : [line.vatRate, ...choices];
  const unit = t(`invoicing/public:unit.${lineUnit(line, i18n.language)}`, {
    count: Number(parseDecimal(line.quantity) ?? 0),
  });
  return (
    <div className={inParts ? styles.four : styles.price}>
      <LineText name="quantity" label={quantityWord(line.rule, words)} suffix={unit} />
      {inParts ? (
        <>
          <LineText name="dietTaxableUnitPrice" suffix="kr" />
          <LineText name="dietNonTaxableUnitPrice" suffix="kr" />
        </>
      ) : (
        <LineText name="unitPrice" label={priceWord(line.rule, t)} suffix="kr" />
      )}
      {rates && (
        <NativeSelect
          label={field('vatRate').label}
          data-path={`lines.${at}.vatRate`}
          value={line.vatRate}
          data={shown.map((value) => ({ value, label: value && `${value} %` }))}
          onChange={(event) => edit({ vatRate: event.currentTarget.value }, 'vatRate')}
          error={errorAt('vatRate', field('vatRate').label)}
        />
      )}
    </div>
  );
}
