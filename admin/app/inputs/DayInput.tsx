import { IconButton } from '@mui/material';
import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import { type InputProps, useTranslate } from 'react-admin';
import { isIsoDay } from '#shared/days/iso-day.ts';
import { parseDay } from '#shared/days/parse-day.ts';
import { momentText } from '../format/sinceText.ts';
import { shiftDay } from '../format/valueTexts.ts';
import { useCurrentLocale } from '../locale/locale.ts';
import { WrittenInput } from './WrittenInput.tsx';

/**
 * A day, typed as people write it or chosen in a calendar. The browser's own field for days has the order of the
 * browser's language and not that of the console, and takes "26" for the year 26.
 *
 * @param shift - The days from the shown day to the value, for the end of a range.
 */
export function DayInput({ shift = 0, ...props }: InputProps & { shift?: number }) {
  const locale = useCurrentLocale();
  const shownDay = (value: unknown) => shiftDay(String(value ?? ''), -shift);
  return (
    <WrittenInput
      {...props}
      inputMode="text"
      write={(value) => {
        const day = shownDay(value);
        return isIsoDay(day) ? momentText(day, 'date', locale) : day;
      }}
      read={(text) => {
        const day = parseDay(text, locale);
        return day === null ? undefined : shiftDay(day, shift);
      }}
      unreadable={() => 'form.notDay'}
      end={(value, choose) => (
        <Calendar
          day={shownDay(value)}
          choose={(day) => choose(day === '' ? null : shiftDay(day, shift))}
        />
      )}
    />
  );
}

interface CalendarProps {
  day: string;
  choose: (day: string) => void;
}

/** A button that opens the browser's calendar. */
function Calendar({ day, choose }: CalendarProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        size="small"
        edge="end"
        aria-label={translate('form.chooseDay')}
        onClick={() => input.current?.showPicker()}
      >
        <IconCalendar size={18} stroke={1.6} aria-hidden="true" />
      </IconButton>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isIsoDay(day) ? day : ''}
        onChange={({ target }) => choose(target.value)}
        style={{ position: 'absolute', right: 0, bottom: 0, width: 1, height: 1, opacity: 0 }}
      />
    </>
  );
}
