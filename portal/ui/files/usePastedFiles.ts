import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes files that are pasted: in the place for them, or anywhere on the page where no other place is
 * before it. A text that is pasted is nobody's concern here.
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
