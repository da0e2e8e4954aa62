import { useEffect } from 'react';

/**
 * Gives the focus back to what opened a popup, also when the popup came late or is taken away at
 * once. Whoever has gone on to something else in the meantime is left there.
 */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const opener = document.activeElement;
    return () => {
      requestAnimationFrame(() => {
        const now = document.activeElement;
        const isAway = now && now !== document.body && !now.closest('[role="dialog"]');
        if (isAway || !(opener instanceof HTMLElement) || !opener.isConnected) return;
        opener.focus({ preventScroll: true });
      });
    };
  }, [opened]);
}
