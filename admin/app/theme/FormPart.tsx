import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> &
  Partial<Record<'InputProps' | 'inputProps' | 'InputLabelProps', unknown>>;

/**
 * What surrounds an input. react-admin tells Material what is inside in the words of Material 5 as well, which
 * no longer knows them and would write them into the page as attributes, with a warning for each list.
 */
export function FormPart({ InputProps, inputProps, InputLabelProps, ...known }: Props) {
  return <div {...known} />;
}
