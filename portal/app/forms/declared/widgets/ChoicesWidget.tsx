import type { WidgetProps } from '@rjsf/utils';
import type { InputSchema } from '#forms/validate/input-schema.ts';
import { CheckLine } from '#portal/ui/controls/FieldLines.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';
import { choicesOf } from './choicesOf.ts';

/** Any of the values of an enum, in its order however they are ticked. */
export function ChoicesWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName, id } = props;
  const { label, description, error } = useField(props);
  const { items = {} } = schema as InputSchema;
  const choices = choicesOf({ ...props, schema: items });
  const chosen: string[] = Array.isArray(value) ? value : [];
  const mark = (marked: string, isOn: boolean) =>
    onChange(
      choices
        .map((one) => one.value)
        .filter((one) => (one === marked ? isOn : chosen.includes(one))),
    );
  return (
    <fieldset
      className={styles.choices}
      data-path={htmlName}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={styles.legend}>{label}</legend>
      {description && <p className={styles.note}>{description}</p>}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {choices.map((one) => (
        <CheckLine
          key={one.value}
          label={one.label}
          name={undefined}
          checked={chosen.includes(one.value)}
          onChange={(isOn) => mark(one.value, isOn)}
        />
      ))}
    </fieldset>
  );
}
