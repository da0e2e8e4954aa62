import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FigureRules } from '#forms/validate/read-figure.ts';
import { TextLine } from '#portal/ui/controls/FieldLines.tsx';
import { moneyText, showFigure } from '#portal/ui/money/Money.tsx';
import {
  moneyRules,
  parseDecimal,
  parseMoney,
  quantityRules,
} from '#portal/ui/money/parseMoney.ts';
import { useMessages } from '#portal/ui/texts.ts';
import { useTypedFigure } from '../../useTypedFigure.ts';
import { nativeOptions, useField } from '../useField.ts';

/** Formatting and parsing of a kind of number. Text that cannot be parsed stays as typed, to be refused. */
interface NumberKind {
  rules: FigureRules;
  show: (value: unknown, language: string) => string;
  read: (text: string) => unknown;
}

const asTyped = (text: string, read: string | number | null): unknown => read ?? text;

const integerRules: FigureRules = { decimals: 0 };

const integer: NumberKind = {
  rules: integerRules,
  show: (value) => String(value),
  read: (text) => {
    const read = parseDecimal(text, integerRules);
    return asTyped(text, read === null ? null : Number(read));
  },
};

const decimalOf = (rules: FigureRules): NumberKind => ({
  rules,
  show: (value, language) => showFigure(String(value), language),
  read: (text) => asTyped(text, parseDecimal(text, rules)),
});

const money: NumberKind = {
  rules: moneyRules,
  show: (value, language) => {
    if (typeof value !== 'number') return String(value);
    return moneyText(value, language);
  },
  read: (text) => asTyped(text, parseMoney(text)),
};

/** By the kind of the field. */
export const typedNumber: Record<string, NumberKind> = {
  integer,
  decimal: decimalOf(quantityRules),
  percent: decimalOf({ ...quantityRules, unit: 'percent' }),
  money,
};

const ends: Partial<Record<string, string>> = { percent: '%', money: 'kr' };

/** A number. It may be typed in several formats; the understood value is shown once the field loses focus. */
export function NumberWidget(props: WidgetProps) {
  const { value, onChange, options, disabled, uiSchema, htmlName } = props;
  const { language } = useMessages();
  const { label, description, placeholder, error, required } = useField(props);
  const kind = String(uiSchema?.['ui:widget']);
  const { rules, show, read } = typedNumber[kind] ?? typedNumber.integer!;
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const isNothing = value === undefined || value === null || value === '';
  // The value may have been replaced from outside meanwhile.
  const text = typed && typed.value === value ? typed.text : isNothing ? '' : show(value, language);
  const write = (next: string) => {
    const value = next.trim() === '' ? '' : read(next);
    setTyped({ text: next, value: value });
    onChange(value);
  };
  const figure = useTypedFigure({
    rules,
    path: htmlName ?? '',
    label,
    text,
    onChange: write,
    // A client number is shown without groups.
    ...(kind === 'integer' && { show: (value: string) => value }),
  });
  return (
    <TextLine
      inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
      {...nativeOptions(options)}
      label={label}
      aria-required={required}
      description={description}
      placeholder={placeholder}
      error={figure.reason ?? error}
      onFocus={figure.onFocus}
      onBlur={figure.onBlur}
      end={ends[kind]}
      name={htmlName}
      disabled={disabled}
      value={text}
      onChange={write}
    />
  );
}
