import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { DayField } from '#portal/ui/time/DayField.tsx';
import { parseMoment } from '#portal/ui/time/isoTime.ts';
import { useTypedClock } from '#portal/ui/time/useTypedClock.ts';
import { isIsoDay, isoDay } from '#shared/days/iso-day.ts';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';

interface Parts {
  day: string;
  time: string;
}

const CLOCK = /^\d\d:\d\d$/;

const twoDigits = (figure: number) => String(figure).padStart(2, '0');

/** A day and a time, in the time zone of the user. */
export function MomentWidget(props: WidgetProps) {
  const { value, onChange, htmlName = '' } = props;
  const { t } = useMessages('core');
  const { label, error, required } = useField(props);
  const { day, time } = momentParts(String(value ?? ''));
  // A helper that fills in forms changes both at once, before the first change is drawn.
  const newest = useRef({ value, day, time });
  if (newest.current.value !== value) newest.current = { value, day, time };
  const change = (part: Partial<Parts>) => {
    newest.current = { ...newest.current, ...part };
    onChange(momentOf(newest.current));
  };
  const clock = useTypedClock({ value: time, onChange: (next) => change({ time: next }) });
  return (
    <div className={styles.moment}>
      <DayField
        label={label}
        path={htmlName}
        value={day}
        onChange={(next) => change({ day: next })}
        error={error}
        required={required}
      />
      <TextLine
        {...clock.input}
        label={t('form.clock')}
        aria-label={t('form.clockOf', { what: label })}
        aria-required={required}
        error={clock.problem}
        onChange={clock.change}
      />
    </div>
  );
}

/** A moment as day and time in the user's time zone. An incomplete value is split into its two halves. */
export function momentParts(value: string): Parts {
  const [day = '', time = ''] = value.split('T');
  const isWhole = /(?:Z|[+-]\d\d:?\d\d)$/.test(time) || value.includes(' ');
  if (!isWhole) return { day, time };
  const moment = parseMoment(value);
  const clock = `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
  return { day: isoDay(moment), time: clock };
}

/** The value to submit: a moment in UTC, or the halves as typed, to be refused by the server. */
export function momentOf({ day, time }: Parts): string {
  if (day === '' && time === '') return '';
  if (!isIsoDay(day) || !CLOCK.test(time)) return `${day}T${time}`;
  return new Date(`${day}T${time}`).toISOString();
}
