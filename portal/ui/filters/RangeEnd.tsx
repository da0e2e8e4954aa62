import { TextInput } from '@mantine/core';
import { useMessages } from '../texts.ts';
import { useTypedDay } from '../time/useTypedDay.ts';

interface Props {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

/** One end of a period, typed. It is written as year, month and day (document A, section 4). */
export function RangeEnd({ label, value, onChange }: Props) {
  const { t } = useMessages('ui');
  const { input, problem } = useTypedDay({ value, onChange, show: (day) => day });
  return (
    <TextInput size="sm" label={label} placeholder={t('range.format')} error={problem} {...input} />
  );
}
