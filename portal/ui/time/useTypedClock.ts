import { useMediaQuery } from '@mantine/hooks';
import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useMessages } from '../texts.ts';
import { parseClock } from './parseClock.ts';

interface Options {
  value: string;
  onChange: (value: string) => void;
}

/**
 * A field for a time of day. On touch screens it is the device's own, which has no half-written values; elsewhere a text
 * that is parsed when the field loses focus or on Enter, since a browser's own shows hours in its language and is silently
 * empty while a part is missing. Text that is no time stays as typed, becomes the value, and is reported.
 */
export function useTypedClock({ value, onChange }: Options) {
  const { t } = useMessages('ui');
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const read = () => {
    const clock = text.trim() === '' ? '' : (parseClock(text) ?? text.trim());
    setText(clock);
    if (clock !== value) onChange(clock);
  };
  const isUnreadable = value !== '' && text === value && parseClock(value) === null;
  const change = (typed: string) => {
    setText(typed);
    if (isTouch) onChange(typed);
  };
  return {
    problem: isUnreadable ? t('clock.unreadable') : undefined,
    input: {
      type: isTouch ? 'time' : 'text',
      value: text,
      autoComplete: 'off',
      onBlur: read,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') read();
      },
    },
    change,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(event.currentTarget.value),
  };
}
