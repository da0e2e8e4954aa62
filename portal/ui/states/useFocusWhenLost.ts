import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when the focused element has just been removed, for example a submitted form. On a newly
 * opened page without interaction the focus stays at the top.
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
