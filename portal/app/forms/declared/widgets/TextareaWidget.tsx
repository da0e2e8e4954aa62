import type { WidgetProps } from '@rjsf/utils';
import { Field } from '../../../../ui/controls/Field.tsx';
import styles from '../Declared.module.css';
import { useField } from '../useField.ts';

/** Text of several lines, as tall as what is written. */
export function TextareaWidget(props: WidgetProps) {
  const { value, onChange, schema, htmlName, disabled } = props;
  const { label, description, placeholder, error } = useField(props);
  return (
    <Field label={label} description={description} error={error}>
      {({ className, ...control }) => (
        <textarea
          {...control}
          className={`${className} ${styles.area}`}
          name={htmlName}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={schema.maxLength}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
