import { Popover, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { below } from '#shared/breakpoints.ts';
import { Button } from '../controls/Button.tsx';
import { useWidth } from '../layout/useWidth.ts';
import { useMessages } from '../texts.ts';
import { useCalendar } from './useCalendar.ts';
import { useTypedDay } from './useTypedDay.ts';

interface Props {
  label: string;
  value: string;
  onChange: (day: string) => void;
  path: string;
  error?: string | undefined;
  description?: string | undefined;
  /** Announced to screen readers; the form itself refuses a missing value. */
  required?: boolean;
  /** The day that a typed one without a year is nearest to; today by default. */
  near?: string | undefined;
}

/**
 * A day, typed in any format or picked. On touch screens the keyboard stays closed until it is opened: days near today
 * are picked, a birthday is typed.
 */
export function DayField({
  label,
  value,
  onChange,
  path,
  error,
  description,
  required = false,
  near,
}: Props) {
  const { t, language } = useMessages('ui');
  const field = useRef<HTMLInputElement>(null);
  const [isTyping, setTyping] = useState(false);
  const touch = useMediaQuery('(pointer: coarse)');
  const narrow = useWidth(below(640));
  const [opened, { open, close }] = useDisclosure(false);
  const format = language === 'nb' ? 'D. MMM YYYY' : 'D MMM YYYY';
  const show = (day: string) => dayjs(day).locale(language).format(format);
  const { input, problem, day, take } = useTypedDay({ value, onChange, show, near });
  const calendar = useCalendar();
  const openCalendar = () => {
    if (!isTyping) open();
  };
  const pick = (picked: string | null) => {
    take(picked ?? '');
    close();
  };
  const type = () => {
    flushSync(() => setTyping(true));
    // The keyboard of a focused field changes with its next focus.
    field.current?.blur();
    field.current?.focus();
  };
  return (
    <Popover
      opened={opened}
      onChange={close}
      position="bottom-start"
      withinPortal
      withRoles={false}
    >
      <Popover.Target>
        <TextInput
          label={label}
          data-path={path}
          aria-required={required}
          error={problem ?? error}
          description={description}
          ref={field}
          inputMode={!touch ? 'text' : isTyping ? 'decimal' : 'none'}
          {...input}
          onChange={(event) => {
            openCalendar();
            input.onChange(event);
          }}
          // A refused form moves the focus here, where the calendar would cover the reasons.
          onFocus={error ? undefined : openCalendar}
          onClick={openCalendar}
          onBlur={() => {
            close();
            input.onBlur();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' || event.key === 'Enter') close();
            input.onKeyDown(event);
          }}
          {...(touch || narrow
            ? {}
            : { leftSection: <IconCalendar size={18} stroke={1.5} aria-hidden="true" /> })}
        />
      </Popover.Target>
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <DatePicker
          {...calendar}
          key={day}
          {...(day ? { defaultDate: day } : {})}
          value={day}
          onChange={pick}
        />
        {touch && (
          <Button variant="subtle" size="sm" fullWidth onClick={type}>
            {t('day.type')}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
