import type { WidgetProps } from '@rjsf/utils';
import { Choice } from '#portal/ui/controls/Choice.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';
import { choicesOf } from './choicesOf.ts';

/**
 * A choice among two or three that changes the form, side by side; `"ui:label": false` where the options need
 * no label.
 */
export function ChoiceWidget(props: WidgetProps) {
  const { value, onChange, options, htmlName, id } = props;
  const { label, description, error } = useField(props);
  return (
    <div className={styles.choice} data-path={htmlName} tabIndex={-1}>
      {options.label !== false && (
        <span className={styles.name} aria-hidden>
          {label}
        </span>
      )}
      {description && <p className={styles.note}>{description}</p>}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      <Choice
        label={label}
        value={String(value)}
        choices={choicesOf(props)}
        onChange={onChange}
        describedBy={error ? `${id}-error` : undefined}
      />
    </div>
  );
}
