import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLine } from '../useLine.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';

const vatRates = ['25', '15', '12', '0'];

/** How much, at what price, with which VAT. The sum comes from the server. */
export function PriceFields() {
  const { t } = useTranslation('invoicing');
  const { line, at, edit, errorAt } = useLine();
  const quantity = t(`line.quantity.${line.lineType}`);
  return (
    <div className={line.lineType === 'DIET' ? styles.four : styles.price}>
      <LineText name="quantity" label={quantity} />
      {line.lineType === 'DIET' ? (
        <>
          <LineText name="dietTaxableUnitPrice" suffix="kr" />
          <LineText name="dietNonTaxableUnitPrice" suffix="kr" />
        </>
      ) : (
        <LineText name="unitPrice" label={t(`line.price.${line.lineType}`)} suffix="kr" />
      )}
      <NativeSelect
        label={t('field.vatRate')}
        data-path={`lines.${at}.vatRate`}
        value={line.vatRate}
        data={vatRates.map((value) => ({ value, label: `${value} %` }))}
        onChange={(event) => edit({ vatRate: event.currentTarget.value }, 'vatRate')}
        error={errorAt('vatRate', t('field.vatRate'))}
      />
    </div>
  );
}
