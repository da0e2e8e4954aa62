import { NativeSelect } from '@mantine/core';

interface Props {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Its choices are names, which the browser's translator leaves as they are. */
  isVerbatim?: boolean;
}

/** A choice of one value, or any. Shows its label while nothing is chosen. */
export function FilterSelect({ label, value, choices, onChange, isVerbatim = false }: Props) {
  return (
    <NativeSelect
      size="sm"
      aria-label={label}
      translate={isVerbatim ? 'no' : undefined}
      value={value}
      data={[{ value: '', label }, ...choices]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
