import { NativeSelect } from '@mantine/core';

interface Props {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A choice of one value, or any. Shows its label while nothing is chosen. */
export function FilterSelect({ label, value, choices, onChange }: Props) {
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      value={value}
      data={[{ value: '', label }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
