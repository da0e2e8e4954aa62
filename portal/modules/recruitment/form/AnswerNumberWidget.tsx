import type { WidgetProps } from '@rjsf/utils';
import { figureRulesOf } from '#forms/applications/tidy-answers.ts';
import { nativeOptions, useField } from '#portal/app/forms/declared/useField.ts';
import { useTypedFigure } from '#portal/app/forms/useTypedFigure.ts';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { showNumber } from '../application/answerText.ts';

/**
 * A number as an answer, which is stored as text: shown as understood once the field is left, and asked back where it
 * can be read in two ways.
 */
export function AnswerNumberWidget(props: WidgetProps) {
  const { value, onChange, options, htmlName, disabled } = props;
  const { label, description, error, required } = useField(props);
  const isWhole = options.inputMode === 'numeric';
  const type = isWhole ? 'integer' : 'number';
  const text = String(value ?? '');
  const figure = useTypedFigure({
    rules: figureRulesOf({ type }),
    path: isWhole ? 'answerWhole' : 'answerNumber',
    label,
    text,
    onChange,
    show: (read, language) => showNumber(type, read, language),
  });
  return (
    <TextLine
      {...nativeOptions(options)}
      label={label}
      description={description}
      error={figure.reason ?? error}
      aria-required={required}
      name={htmlName}
      disabled={disabled}
      value={text}
      onChange={onChange}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
    />
  );
}
