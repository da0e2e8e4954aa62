import { NativeSelect, TextInput } from '@mantine/core';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { ClockField } from '#portal/ui/time/ClockField.tsx';
import { DayField } from '#portal/ui/time/DayField.tsx';
import styles from '../Fields.module.css';
import type { TravelDraft } from '../lines/LineDraft.ts';
import { nearDay } from '../lines/nearDay.ts';
import { emptyTravel, meals } from '../lines/travelReport.ts';
import { useLine } from '../lines/useLine.ts';
import { figureRulesOf } from '../refusals/unreadableNumbers.ts';

interface Props {
  name: keyof TravelDraft;
  placeholder?: string;
}

const lodgings = ['HOTEL', 'WITHOUT_COOKING', 'WITH_COOKING'] as const;

/** When the trip was made, where the nights were spent and which meals were provided. */
export function TripFields() {
  const { t } = useMessages('invoicing/draft/travel');
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
          <TravelClock name="startTime" />
          <TravelDay name="endDate" />
          <TravelClock name="endTime" />
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
  const { report, change, fieldOf } = useTravel();
  const near = nearDay(name === 'endDate' ? report.startDate : report.endDate);
  return <DayField {...fieldOf(name)} near={near} onChange={(day) => change(name, day)} />;
}

/** The number of provided meals of a kind. */
function MealCount({ name }: { name: (typeof meals)[number] }) {
  const { change, fieldOf } = useTravel();
  const { path, error, ...field } = fieldOf(name);
  const figure = useTypedFigure({
    rules: figureRulesOf(name),
    path: name,
    label: field.label,
    text: field.value,
    onChange: (text) => change(name, text),
  });
  return (
    <TextInput
      {...field}
      inputMode="numeric"
      placeholder="0"
      data-path={path}
      error={figure.reason ?? error}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  );
}

/** A time of a trip. */
function TravelClock({ name }: { name: 'startTime' | 'endTime' }) {
  const { change, fieldOf } = useTravel();
  return <ClockField {...fieldOf(name)} onChange={(clock) => change(name, clock)} />;
}

/** A text of a trip. */
export function TravelText({ name, ...input }: Props) {
  const { change, fieldOf } = useTravel();
  const { path, ...field } = fieldOf(name);
  return (
    <TextInput
      {...input}
      {...field}
      data-path={path}
      onChange={(event) => change(name, event.currentTarget.value)}
    />
  );
}

/** The trip of the line, and the properties of a field of it. */
function useTravel() {
  const { t } = useMessages('invoicing/draft');
  const words = useWords();
  const { line, at, saved, edit, errorAt } = useLine();
  const report = line.travelReport ?? emptyTravel;
  const change = (name: keyof TravelDraft, value: string) =>
    edit(
      (now) => ({ travelReport: { ...(now.travelReport ?? emptyTravel), [name]: value } }),
      `travelReport.${name}`,
    );
  const fieldOf = (name: keyof TravelDraft) => {
    const { label, help } = words.field(`travel_report.${name}`);
    const path = `travelReport.${name}`;
    const isGap = saved?.taxFreeGaps.includes(path) && report[name].trim() === '';
    return {
      label,
      path: `lines.${at}.${path}`,
      value: report[name],
      error: errorAt(path, label),
      description: isGap ? t('line.gap') : help,
    };
  };
  return { report, change, fieldOf };
}
