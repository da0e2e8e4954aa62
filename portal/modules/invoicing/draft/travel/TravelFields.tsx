import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import fieldStyles from '../Fields.module.css';
import { emptyTravel, isComputedTrip } from '../lines/travelReport.ts';
import { useLine } from '../lines/useLine.ts';
import styles from './Travel.module.css';
import { TravelDay, TravelText, TripFields } from './TripFields.tsx';

/** All that the tax-free claim of an allowance needs: a whole trip for diet, purpose and day for a drive. */
export function TravelFields() {
  const { t } = useMessages('invoicing/draft/travel');
  const { line, at, saved, edit } = useLine();
  if (!line.travelReport) {
    const isDiet = line.rule.tax === 'TAXABLE_PART';
    return (
      <p className={fieldStyles.rate}>
        <span>
          {t(isDiet ? 'typed.diet' : 'typed.drive')}
          {saved?.isTripMissing && ` ${t('typed.reviewed')}`}
        </span>{' '}
        <PlainButton
          data-path={`lines.${at}.travelReport`}
          className={fieldStyles.useRate}
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

/** The amount of each day of the trip by its rates, and the part that is not taxed. */
function TripDays() {
  const { t, language } = useMessages('invoicing/draft/travel');
  const words = useWords();
  const { saved } = useLine();
  const days = saved?.travelDays ?? [];
  if (days.length === 0) return <p className={styles.hint}>{t('noDays')}</p>;
  return (
    <section className={styles.days} aria-label={t('days')}>
      <ol className={styles.list}>
        {days.map(({ day, allowance, rate, meals, amount }) => (
          <li key={day} className={styles.day}>
            <span>{formatDay(day, language)}</span>
            <span className={styles.kind}>
              {words.value('TravelAllowance', allowance).label}
              {meals ? (
                <>
                  {': '}
                  <Money amount={rate ?? 0} bare /> − <Money amount={meals} bare /> {t('forMeals')}
                </>
              ) : null}
            </span>
            <Money amount={amount ?? 0} bare />
          </li>
        ))}
      </ol>
      <p className={styles.sum}>
        <span>{t('total')}</span>
        <Money amount={saved?.amount ?? 0} />
      </p>
      <p className={styles.sum}>
        <span>{t('taxFree')}</span>
        <Money amount={saved?.travelTaxFree ?? 0} />
      </p>
    </section>
  );
}
