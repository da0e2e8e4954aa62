import { useEffect, useState } from 'react';

/** The time a window has to rest before the layout follows it (document A, section 9). */
const RESTS_MS = 50;

/**
 * Whether the window matches a query of `shared/breakpoints.ts`, from the first render on. While the window
 * is being resized nothing is rendered; the layout follows once it rests.
 */
export function useWidth(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);
  useEffect(() => watchWidth(query, setFits), [query]);
  return fits;
}

/**
 * Calls back whenever a window starts or stops matching a media query, once it rests; returns the function
 * that ends it.
 */
export function watchWidth(query: string, listener: (fits: boolean) => void): () => void {
  const media = matchMedia(query);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(media.matches), RESTS_MS);
  };
  media.addEventListener('change', hear);
  return () => {
    clearTimeout(timer);
    media.removeEventListener('change', hear);
  };
}
