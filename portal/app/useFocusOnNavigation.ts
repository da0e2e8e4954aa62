import { useEffect } from 'react';
import { useWay } from './routing/Way.ts';

const PATIENCE = 2000;

/** Kept here, because the frame around the pages is another one in an account. */
let last: string | null = null;

/**
 * Moves the focus to the new page's heading, so that a screen reader says where one has come. It
 * waits for the page that is going to stay: until then the old one is still drawn, and an outline
 * may come before the heading. Whoever has begun to type or has gone on to something else is left
 * alone.
 */
export function useFocusOnNavigation(): void {
  const pathname = useWay().usePathname();
  const page = pathname === undefined ? null : pageOf(pathname);
  useEffect(() => {
    if (page === null || page === last) return;
    const first = last === null;
    last = page;
    if (first) return;
    const began = performance.now();
    const left = document.activeElement;
    let focused = false;
    let frame = requestAnimationFrame(function look() {
      const { activeElement } = document;
      if (activeElement?.matches('input, textarea, select')) return;
      if (hasGoneOn(activeElement, left)) return;
      // A heading that goes again, as with an outline, takes the focus along.
      const lost = activeElement === document.body;
      const heading = document.querySelector<HTMLElement>('[data-page-heading]');
      if (heading && (!focused || lost)) {
        heading.focus({ preventScroll: true });
        // The old page's heading may be there still and hidden: it does not take it.
        focused = document.activeElement === heading;
      }
      if (performance.now() - began < PATIENCE) frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
}

/** Whether somebody has put the focus elsewhere since: neither where they left, nor lost, nor by us. */
function hasGoneOn(now: Element | null, left: Element | null): boolean {
  return now !== left && now !== document.body && !now?.matches('[data-page-heading]');
}

/** The address without its language: switching language is not going elsewhere. */
function pageOf(pathname: string): string {
  return pathname.split('/').slice(3).join('/');
}
