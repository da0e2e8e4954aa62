import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from '../Fields.module.css';
import { MealCount } from './MealCount.tsx';
import { TravelText } from './TravelText.tsx';
import { meals } from './travelReport.ts';
import { useTravel } from './useTravel.ts';

const lodgings = ['HOTEL', 'WITHOUT_COOKING', 'WITH_COOKING'] as const;

/** When the trip was made, where the nights were spent and which meals were provided. */
export function TripFields() {
  const { t } = useTranslation('invoicing/draft/travel');
  const words = useWords();
  const { report, change, fieldOf } = useTravel();
  const { path, ...lodging } = fieldOf('lodging');
  const isNamed = report.lodging === 'HOTEL' || report.lodging === 'WITHOUT_COOKING';
  return (
    <>
      <fieldset className={styles.report}>
        <legend className={styles.reportTitle}>{t('when')}</legend>
        <div className={styles.clock}>
          <TravelDay name="startDate" />
          <TravelText name="startTime" type="time" />
          <TravelDay name="endDate" />
          <TravelText name="endTime" type="time" />
        </div>
      </fieldset>
      <NativeSelect
        {...lodging}
        data-path={path}
        data={[
          { value: '', label: t('noLodging') },
          ...lodgings.map((value) => ({ value, label: words.value('Lodging', value).label })),
        ]}
        onChange={(event) => change('lodging', event.currentTarget.value)}
      />
      {isNamed && <TravelText name="lodgingName" />}
      <fieldset className={styles.report}>
        <legend className={styles.reportTitle}>{t('meals')}</legend>
        <p className={styles.rate}>{t('mealsWhy')}</p>
        <div className={styles.three}>
          {meals.map((name) => (
            <MealCount key={name} name={name} />
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** A day of a trip. */
export function TravelDay({ name }: { name: 'startDate' | 'endDate' }) {
  const { change, fieldOf } = useTravel();
  return <DayField {...fieldOf(name)} onChange={(day) => change(name, day)} />;
}
