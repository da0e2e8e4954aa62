import { TextInput } from '@mantine/core';
import { useTypedClock } from './useTypedClock.ts';

interface Props {
  label: string;
  value: string;
  onChange: (clock: string) => void;
  path: string;
  error?: string | undefined;
  description?: string | undefined;
}

/** A time of day, typed in any format; on touch screens picked. */
export function ClockField({ value, onChange, path, error, ...texts }: Props) {
  const clock = useTypedClock({ value, onChange });
  return (
    <TextInput
      {...texts}
      {...clock.input}
      data-path={path}
      error={clock.problem ?? error}
      onChange={clock.onChange}
    />
  );
}
