import { useTranslation } from 'react-i18next';
import { useLine } from '../useLine.ts';
import styles from './Fields.module.css';
import { LineText } from './LineText.tsx';
import { OccupationField } from './OccupationField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RateNote } from './RateNote.tsx';
import { RouteFields } from './RouteFields.tsx';
import { WantedPayout } from './WantedPayout.tsx';
import { WorkReportFields } from './WorkReportFields.tsx';

/** All fields of a line. */
export function LineFields() {
  const { t } = useTranslation('invoicing');
  const { line } = useLine();
  const { lineType, tax, requiredFields } = line.rule;
  return (
    <>
      <p className={styles.lineWhy}>{t([`line.why.${lineType}`, `line.tax.${tax}`])}</p>
      <div className={styles.stack}>
        {requiredFields.includes('occupationCodeId') && <OccupationField />}
        <LineText name="description" />
        {requiredFields.includes('addressFrom') && <RouteFields />}
        {line.workReport && <WorkReportFields report={line.workReport} />}
        <PriceFields />
        <RateNote />
        {tax === 'WHOLE' && <WantedPayout />}
      </div>
    </>
  );
}
