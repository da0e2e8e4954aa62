import { useTranslation } from 'react-i18next';
import { useLine } from '../useLine.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';
import { OccupationField } from './OccupationField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RateNote } from './RateNote.tsx';
import { WorkReportFields } from './WorkReportFields.tsx';

/** Everything one may say about a line. */
export function LineFields() {
  const { t } = useTranslation('invoicing');
  const { line } = useLine();
  return (
    <>
      <p className={styles.lineWhy}>{t(`line.why.${line.lineType}`)}</p>
      <div className={styles.stack}>
        {line.lineType === 'WORK' && <OccupationField />}
        <LineText name="description" />
        {line.lineType === 'MILEAGE' && (
          <div className={styles.pair}>
            <LineText name="addressFrom" />
            <LineText name="addressTo" />
          </div>
        )}
        {line.workReport && <WorkReportFields report={line.workReport} />}
        <PriceFields />
        <RateNote />
      </div>
    </>
  );
}
