import type { WidgetProps } from '@rjsf/utils';
import { nativeOptions, useField } from '#portal/app/forms/declared/useField.ts';
import { Field } from '#portal/ui/controls/Field.tsx';
import styles from './Form.module.css';

/** A free-text answer: one line at first, growing with its text. */
export function AnswerWidget(props: WidgetProps) {
  const { value, onChange, options, htmlName, disabled } = props;
  const { label, description, error, required } = useField(props);
  return (
    <Field label={label} description={description} error={error}>
      {({ className, ...control }) => (
        <textarea
          {...nativeOptions(options)}
          {...control}
          rows={1}
          aria-required={required}
          className={`${className} ${styles.answer}`}
          name={htmlName}
          disabled={disabled}
          value={String(value ?? '')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
