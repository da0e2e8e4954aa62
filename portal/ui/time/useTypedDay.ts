import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { isIsoDay } from '#shared/days/iso-day.ts';
import { parseDay } from '#shared/days/parse-day.ts';
import { useMessages } from '../texts.ts';

interface Options {
  value: string;
  onChange: (value: string) => void;
  /** Formats a valid day in the field. */
  show: (day: string) => string;
  /** The day that a typed one without a year is nearest to; today by default. */
  near?: string | undefined;
}

/**
 * A text field for a day. Its text is parsed when the field loses focus or on Enter. Text that is not a day
 * stays as typed, becomes the value, and is reported, so that no other day is sent instead.
 */
export function useTypedDay({ value, onChange, show, near }: Options) {
  const { t, language } = useMessages('ui');
  const shown = isIsoDay(value) ? show(value) : value;
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const take = (day: string) => {
    if (day !== value) onChange(day);
    setText(isIsoDay(day) ? show(day) : day);
  };
  const parse = () => parseDay(text, language, new Date(), near);
  const read = () => {
    if (text !== shown) take(parse() ?? text.trim());
  };
  return {
    problem: value !== '' && !isIsoDay(value) && text === value ? t('day.unreadable') : undefined,
    /** The day in the field, also while it is being typed. */
    day: text === shown && isIsoDay(value) ? value : parse(),
    take,
    input: {
      value: text,
      autoComplete: 'off',
      onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.currentTarget.value),
      onBlur: read,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') read();
      },
    },
  };
}
