import { useTranslation } from 'react-i18next';
import styles from '../Fields.module.css';
import { useLine } from '../lines/useLine.ts';
import { LazyTravelFields } from '../travel/LazyTravelFields.tsx';
import { isComputedTrip } from '../travel/travelReport.ts';
import { LineText } from './LineText.tsx';
import { OccupationField } from './OccupationField.tsx';
import { PriceFields } from './PriceFields.tsx';
import { RateNote } from './RateNote.tsx';
import { RouteFields } from './RouteFields.tsx';
import { VatField } from './VatField.tsx';
import { WantedPayout } from './WantedPayout.tsx';
import { WorkReportFields } from './WorkReportFields.tsx';

/** All fields of a line. */
export function LineFields() {
  const { t } = useTranslation('invoicing/draft');
  const { line } = useLine();
  const { lineType, tax, requiredFields, isTravel } = line.rule;
  const isTrip = isComputedTrip(line);
  return (
    <>
      <p className={styles.lineWhy}>{t([`line.why.${lineType}`, `line.tax.${tax}`])}</p>
      <div className={styles.stack}>
        {requiredFields.includes('occupationCodeId') && <OccupationField />}
        <LineText name="description" />
        {(requiredFields.includes('addressFrom') || isTrip) && <RouteFields />}
        {isTravel && <LazyTravelFields />}
        {line.workReport && <WorkReportFields report={line.workReport} />}
        {isTrip ? <VatField /> : <PriceFields />}
        {!isTrip && <RateNote />}
        {tax === 'WHOLE' && <WantedPayout />}
      </div>
    </>
  );
}
