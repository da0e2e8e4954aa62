import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nb';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DateRangeField.module.css';
import { rangePresets } from './rangePresets.ts';

interface Props {
  from: string;
  to: string;
  onApply: (from: string, to: string) => void;
  onCancel: () => void;
}

/** A calendar and the usual periods. Nothing happens before both ends are chosen and applied. */
export function DateRangePicker({ from, to, onApply, onCancel }: Props) {
  const { t, i18n } = useTranslation('ui');
  const wide = useMediaQuery('(min-width: 1536px)');
  const [range, setRange] = useState<[string | null, string | null]>([from || null, to || null]);
  const [start, end] = range;
  return (
    <div className={styles.picker}>
      <ul className={styles.presets}>
        {rangePresets(new Date()).map((preset) => (
          <li key={preset.name}>
            <Button variant="subtle" size="sm" onClick={() => onApply(preset.from, preset.to)}>
              {t(`range.${preset.name}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <DatePicker
          type="range"
          value={range}
          onChange={setRange}
          numberOfColumns={wide ? 2 : 1}
          locale={i18n.language}
          firstDayOfWeek={1}
          ariaLabels={{ previousMonth: t('range.back'), nextMonth: t('range.forward') }}
        />
        <div className={styles.actions}>
          <Button variant="subtle" size="sm" onClick={onCancel}>
            {t('cancel')}
          </Button>
          <Button size="sm" disabled={!end} onClick={() => onApply(start ?? '', end ?? '')}>
            {t('range.apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}
