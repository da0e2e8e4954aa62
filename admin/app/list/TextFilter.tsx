import { TextInput } from 'react-admin';
import type { FilterProps } from './FilterProps.ts';

/** A part of a text column. */
export function TextFilter({ source, label }: FilterProps) {
  return <TextInput source={source} label={label} helperText={false} resettable />;
}
