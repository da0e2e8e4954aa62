import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LineDraft } from '../LineDraft.ts';
import { useDesk } from '../useDesk.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';

const vatRates = ['25', '15', '12', '0'];

interface Props {
  line: LineDraft;
  at: number;
}

/** How much, at what price, with which VAT. The sum comes from the server. */
export function PriceFields({ line, at }: Props) {
  const { t } = useTranslation('invoicing');
  const { editLine, errorAt } = useDesk();
  const quantity = t(`line.quantity.${line.lineType}`);
  return (
    <div className={line.lineType === 'DIET' ? styles.four : styles.price}>
      <LineText line={line} at={at} name="quantity" label={quantity} />
      {line.lineType === 'DIET' ? (
        <>
          <LineText line={line} at={at} name="dietTaxableUnitPrice" suffix="kr" />
          <LineText line={line} at={at} name="dietNonTaxableUnitPrice" suffix="kr" />
        </>
      ) : (
        <LineText
          line={line}
          at={at}
          name="unitPrice"
          label={t(`line.price.${line.lineType}`)}
          suffix="kr"
        />
      )}
      <NativeSelect
        label={t('field.vatRate')}
        data-path={`lines.${at}.vatRate`}
        value={line.vatRate}
        data={vatRates.map((value) => ({ value, label: `${value} %` }))}
        onChange={(event) => editLine(at, { vatRate: event.currentTarget.value }, 'vatRate')}
        error={errorAt(`lines.${at}.vatRate`, t('field.vatRate'))}
      />
    </div>
  );
}
