import type { WidgetProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { TextLine } from '#portal/ui/controls/TextLine.tsx';
import { DayField } from '#portal/ui/time/DayField.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';
import { momentOf, momentParts } from './momentParts.ts';

/** A day and a time, in the time zone of the user. */
export function MomentWidget(props: WidgetProps) {
  const { value, onChange, htmlName = '' } = props;
  const { t } = useTranslation('core');
  const { label, error, required } = useField(props);
  const { day, time } = momentParts(String(value ?? ''));
  return (
    <div className={styles.moment}>
      <DayField
        label={label}
        path={htmlName}
        value={day}
        onChange={(next) => onChange(momentOf({ day: next, time }))}
        error={error}
        required={required}
      />
      <TextLine
        type="time"
        label={t('form.clock')}
        aria-label={t('form.clockOf', { what: label })}
        aria-required={required}
        value={time}
        onChange={(next) => onChange(momentOf({ day, time: next }))}
      />
    </div>
  );
}
