import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

const PATIENCE = 2000;

/**
 * Moves the focus to the new page's heading, so that a screen reader says where one has come. The
 * heading may arrive a little later than the address; whoever has begun to type is left alone.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const page = pageOf(pathname);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what it waits for.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function look() {
      const heading = document.querySelector<HTMLElement>(`[data-page-heading]`);
      const typing = document.activeElement?.matches('input, textarea, select');
      if (typing) return;
      if (heading) heading.focus({ preventScroll: true });
      else if (performance.now() - began < PATIENCE) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
}

/** The address without its language: switching language is not going elsewhere. */
function pageOf(pathname: string): string {
  return pathname.split('/').slice(3).join('/');
}
