import { NullableBooleanInput } from 'react-admin';
import type { FilterProps } from './FilterProps.ts';

/** Yes, no, or both. */
export function YesNoFilter({ source, label }: FilterProps) {
  return <NullableBooleanInput source={source} label={label} helperText={false} />;
}
