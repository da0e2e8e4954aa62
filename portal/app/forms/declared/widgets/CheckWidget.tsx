import type { WidgetProps } from '@rjsf/utils';
import { useId } from 'react';
import { CheckLine } from '#portal/ui/controls/FieldLines.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';

/** A yes, or not, with its help below. */
export function CheckWidget(props: WidgetProps) {
  const { value, onChange, htmlName } = props;
  const { label, description } = useField(props);
  const id = useId();
  return (
    <div>
      <CheckLine
        label={label}
        name={htmlName}
        checked={value === true}
        onChange={onChange}
        aria-describedby={description && id}
      />
      {description && (
        <p id={id} className={styles.checkHelp}>
          {description}
        </p>
      )}
    </div>
  );
}
