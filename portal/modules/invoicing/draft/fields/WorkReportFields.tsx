import { SegmentedControl, TextInput } from '@mantine/core';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { showFigure } from '#portal/ui/money/Money.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { ClockField } from '#portal/ui/time/ClockField.tsx';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { durationOf } from '#portal/ui/time/hoursOf.ts';
import styles from '../Fields.module.css';
import type { WorkReportDraft } from '../lines/LineDraft.ts';
import { nearDay } from '../lines/nearDay.ts';
import { useLine } from '../lines/useLine.ts';
import { withReport } from '../lines/withReport.ts';
import { figureRulesOf } from '../refusals/unreadableNumbers.ts';
import { useDraftField } from '../useDraftField.ts';

interface Props {
  report: WorkReportDraft;
}

/** When the work was done: as a task of so many hours, or by the clock. */
export function WorkReportFields({ report }: Props) {
  const { t, language } = useMessages('invoicing/draft');
  const words = useWords();
  const field = useDraftField();
  const { at, edit, errorAt } = useLine();
  const path = `lines.${at}.workReport`;
  const change = (name: keyof WorkReportDraft, value: string) =>
    edit(
      (now) => withReport(now, { ...(now.workReport ?? report), [name]: value }, language),
      'workReport',
    );
  const hours = useTypedFigure({
    rules: figureRulesOf('hours'),
    path: 'hours',
    label: field('hours').label,
    text: report.hours,
    onChange: (text) => change('hours', text),
  });
  const leaveHours = () => {
    hours.onBlur();
    const duration = durationOf(report.hours);
    if (duration !== null) change('hours', showFigure(duration, language));
  };
  const error = errorAt('workReport', field('workReport').label);
  return (
    <fieldset className={styles.report}>
      <legend className={styles.reportTitle}>{t('write.when')}</legend>
      <SegmentedControl
        size="sm"
        value={report.type}
        onChange={(value) => change('type', value)}
        data={[
          { value: 'TASK', label: words.value('UnitType', 'TASK').label },
          { value: 'TIME', label: words.value('UnitType', 'TIME').label },
        ]}
        aria-label={field('type').label}
      />
      {error && <p className={styles.error}>{error}</p>}
      <div className={report.type === 'TASK' ? styles.three : styles.clock}>
        {(['startDate', 'endDate'] as const).map((name) => (
          <DayField
            key={name}
            label={field(name).label}
            path={name === 'startDate' && error ? path : `${path}.${name}`}
            value={report[name]}
            near={nearDay(name === 'endDate' ? report.startDate : report.endDate)}
            onChange={(day) => change(name, day)}
            error={errorAt(`workReport.${name}`, field(name).label)}
          />
        ))}
        {report.type === 'TASK' && (
          <TextInput
            label={field('hours').label}
            inputMode="decimal"
            data-path={`${path}.hours`}
            value={report.hours}
            onChange={(event) => change('hours', event.currentTarget.value)}
            onFocus={hours.onFocus}
            onBlur={leaveHours}
            error={hours.reason ?? errorAt(`workReport.hours`, field('hours').label)}
          />
        )}
        {report.type === 'TIME' &&
          (['startTime', 'endTime'] as const).map((name) => (
            <ClockField
              key={name}
              label={field(name).label}
              path={`${path}.${name}`}
              value={report[name]}
              onChange={(clock) => change(name, clock)}
              error={errorAt(`workReport.${name}`, field(name).label)}
            />
          ))}
      </div>
    </fieldset>
  );
}
