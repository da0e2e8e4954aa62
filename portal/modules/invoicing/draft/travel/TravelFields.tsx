import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import styles from '../Fields.module.css';
import { emptyTravel, isComputedTrip } from '../lines/travelReport.ts';
import { useLine } from '../lines/useLine.ts';
import { TripDays } from './TripDays.tsx';
import { TravelDay, TravelText, TripFields } from './TripFields.tsx';

/** All that the tax-free claim of an allowance needs: a whole trip for diet, purpose and day for a drive. */
export function TravelFields() {
  const { t } = useMessages('invoicing/draft/travel');
  const { line, at, saved, edit } = useLine();
  if (!line.travelReport) {
    const isDiet = line.rule.tax === 'TAXABLE_PART';
    return (
      <p className={styles.rate}>
        <span>
          {t(isDiet ? 'typed.diet' : 'typed.drive')}
          {saved?.isTripMissing && ` ${t('typed.reviewed')}`}
        </span>{' '}
        <PlainButton
          data-path={`lines.${at}.travelReport`}
          className={styles.useRate}
          onClick={() => edit({ travelReport: emptyTravel }, 'travelReport')}
        >
          {t(isDiet ? 'typed.computeDiet' : 'typed.account')}
        </PlainButton>
      </p>
    );
  }
  const isTrip = isComputedTrip(line);
  return (
    <>
      <TravelText name="purpose" placeholder={t('examplePurpose')} />
      {isTrip ? <TripFields /> : <TravelDay name="startDate" />}
      {isTrip && <TripDays />}
    </>
  );
}
