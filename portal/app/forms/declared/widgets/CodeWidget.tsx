import type { WidgetProps } from '@rjsf/utils';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import styles from '../Declared.module.css';
import { nativeOptions, useField } from '../useField.ts';

const LONGEST = 8;

/** A short code in one field, which a phone fills in by itself. */
export function CodeWidget(props: WidgetProps) {
  const { value, onChange, options, htmlName } = props;
  const { label, description, error } = useField(props);
  return (
    <div className={styles.code}>
      <TextLine
        autoComplete="one-time-code"
        {...nativeOptions(options)}
        inputMode="numeric"
        label={label}
        description={description}
        isBelow
        error={error}
        name={htmlName}
        value={String(value ?? '')}
        onChange={(text) => onChange(text.replace(/\s/g, '').slice(0, LONGEST))}
      />
    </div>
  );
}
