import { TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { atLeast } from '#shared/breakpoints.ts';
import { isIsoDay, isoDay } from '#shared/days/iso-day.ts';
import { Button } from '../controls/Button.tsx';
import { useWidth } from '../layout/useWidth.ts';
import { useMessages } from '../texts.ts';
import { useCalendar } from '../time/useCalendar.ts';
import { useTypedDay } from '../time/useTypedDay.ts';
import styles from './DateRangeField.module.css';
import { rangePresets } from './rangePresets.ts';

interface Props {
  from: string;
  to: string;
  hasAhead?: boolean;
  onApply: (from: string, to: string) => void;
  onCancel: () => void;
}

/** Two days, typed or picked, or one of the usual periods. Nothing happens before it is applied. */
export function DateRangePicker({ from, to, hasAhead = false, onApply, onCancel }: Props) {
  const { t } = useMessages('ui');
  const wide = useWidth(atLeast(1536));
  const calendar = useCalendar();
  const [range, setRange] = useState({ from, to });
  const [start, end] = [knownDay(range.from), knownDay(range.to)];
  const [month, setMonth] = useState(start ?? isoDay(new Date()));
  const type = (which: 'from' | 'to', day: string) => {
    setRange((before) => ({ ...before, [which]: day }));
    if (isIsoDay(day)) setMonth(day);
  };
  const apply = () => {
    // Typed the wrong way round it is the same period.
    const [first, last] = [start ?? '', end ?? ''].sort();
    if (first && last) onApply(first, last);
  };
  return (
    <div className={styles.picker}>
      <ul className={styles.presets}>
        {rangePresets(new Date(), hasAhead).map((preset) => (
          <li key={preset.name}>
            <Button variant="subtle" size="sm" onClick={() => onApply(preset.from, preset.to)}>
              {t(`range.${preset.name}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <div className={styles.ends}>
          {(['from', 'to'] as const).map((end) => (
            <RangeEnd
              key={end}
              label={t(`range.${end}`)}
              value={range[end]}
              onChange={(day) => type(end, day)}
            />
          ))}
        </div>
        <DatePicker
          type="range"
          {...calendar}
          date={month}
          onDateChange={setMonth}
          value={[start, end]}
          onChange={([first, last]) => setRange({ from: first ?? '', to: last ?? '' })}
          numberOfColumns={wide ? 2 : 1}
        />
        <div className={styles.actions}>
          <Button variant="subtle" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button size="sm" disabled={!start || !end} onClick={apply}>
            {t('range.apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}

function knownDay(value: string): string | null {
  return isIsoDay(value) ? value : null;
}

interface RangeEndProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** One end of a period, typed. It is written as year, month and day (document A, section 4). */
function RangeEnd({ label, value, onChange }: RangeEndProps) {
  const { t } = useMessages('ui');
  const { input, problem } = useTypedDay({ value, onChange, show: (day) => day });
  return (
    <TextInput size="sm" label={label} placeholder={t('range.format')} error={problem} {...input} />
  );
}
