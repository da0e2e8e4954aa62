import type { WidgetProps } from '@rjsf/utils';
import { useField } from '#portal/app/forms/declared/useField.ts';
import { choicesOf } from '#portal/app/forms/declared/widgets/choicesOf.ts';
import styles from './Form.module.css';

/** One of a few answers, each on a line of its own. */
export function RadiosWidget(props: WidgetProps) {
  const { value, onChange, htmlName, id } = props;
  const { label, description, error, required } = useField(props);
  return (
    <div
      className={styles.radios}
      role="radiogroup"
      aria-required={required}
      data-path={htmlName}
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className={styles.legend} id={`${id}-label`}>
        {label}
      </p>
      {description && <p className={styles.note}>{description}</p>}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {choicesOf(props).map((one) => (
        <label key={one.value} className={styles.radio} data-control>
          <input
            type="radio"
            className={styles.dot}
            name={id}
            value={one.value}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </div>
  );
}
