import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes pasted files: those pasted into the area, or anywhere on the page if no other area comes before it.
 * Pasted text is left alone.
 */
export function usePastedFiles(
  area: RefObject<HTMLElement | null>,
  take: (files: readonly File[]) => void,
): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      const near = (event.target as Element | null)?.closest?.('[data-drop]');
      const meant = near ?? document.querySelector('[data-drop]');
      if (files.length === 0 || meant !== area.current) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [area]);
}
