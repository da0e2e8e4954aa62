import { useEffect, useRef } from 'react';
import { isTyping } from '../search/isTyping.ts';

interface Options {
  isPaused: boolean;
  move: (step: 1 | -1) => void;
  open: () => void;
  act: (letter: string) => void;
}

/** j and k move, Enter opens, a letter acts. Inactive while the user types or a dialog is open. */
export function useQueueKeys(options: Options): void {
  const latest = useRef(options);
  latest.current = options;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isPaused, move, open, act } = latest.current;
      if (isPaused || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (event.key === 'j' || event.key === 'k') move(event.key === 'j' ? 1 : -1);
      // Enter on a focused button or link is that button's own.
      else if (event.key === 'Enter') {
        if (event.target instanceof HTMLElement && event.target.closest('a, button')) return;
        open();
      } else if (/^[a-z]$/.test(event.key)) act(event.key);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
