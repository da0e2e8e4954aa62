import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when what had it has just gone, as a form that was sent. Who opens the page so
 * has done nothing yet and begins at its top, as everywhere.
 */
export function useFocusWhenLost<Element extends HTMLElement>(): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    const lost =
      document.activeElement === document.body && navigator.userActivation?.hasBeenActive;
    if (lost) ref.current?.focus({ preventScroll: true });
  }, []);
  return ref;
}
