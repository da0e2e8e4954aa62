import { useEffect, useState } from 'react';
import { watchWidth } from './watchWidth.ts';

/**
 * Whether the window is as wide as a query of `ground/breakpoints.ts` says, from the first drawing on.
 * While somebody drags it wider nothing is drawn anew; the layout follows once it rests.
 */
export function useWidth(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => watchWidth(query, setFits), [query]);
  return fits;
}
