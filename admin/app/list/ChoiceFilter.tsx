import { SelectArrayInput } from 'react-admin';
import type { FilterProps } from './FilterProps.ts';

interface Props extends FilterProps {
  choices: { id: string; name: string }[];
}

/** One or more values of an enum. */
export function ChoiceFilter({ source, label, choices }: Props) {
  return (
    <SelectArrayInput
      source={source}
      label={label}
      choices={choices}
      helperText={false}
      sx={{ minWidth: 150 }}
    />
  );
}
