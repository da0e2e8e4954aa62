import { useEffect } from 'react';

/**
 * Returns the focus to the element that opened a popup, also if the popup loaded late or is removed at once.
 * If the user has focused something else meanwhile, the focus stays there.
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
