import { useEffect, useState } from 'react';
import { watchWidth } from './watchWidth.ts';

/**
 * Whether the window matches a query of `shared/breakpoints.ts`, from the first render on. While the window
 * is being resized nothing is rendered; the layout follows once it rests.
 */
export function useWidth(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => watchWidth(query, setFits), [query]);
  return fits;
}
