import type { ComponentProps } from 'react';

type Props = ComponentProps<'div'> &
  Partial<Record<'InputProps' | 'inputProps' | 'InputLabelProps', unknown>>;

/**
 * The element around an input. react-admin also passes the props of Material 5, which newer versions do not
 * know and would write into the page as attributes, with a warning for each list.
 */
export function FormPart({ InputProps, inputProps, InputLabelProps, ...known }: Props) {
  return <div {...known} />;
}
