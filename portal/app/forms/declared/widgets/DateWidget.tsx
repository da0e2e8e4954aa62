import type { WidgetProps } from '@rjsf/utils';
import { DayField } from '#portal/ui/time/DayField.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';

/** A day, typed in any format or picked. */
export function DateWidget(props: WidgetProps) {
  const { value, onChange, htmlName = '' } = props;
  const { label, error, required } = useField(props);
  return (
    <div className={styles.date}>
      <DayField
        label={label}
        path={htmlName}
        value={String(value ?? '')}
        onChange={onChange}
        error={error}
        required={required}
      />
    </div>
  );
}
