import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../ui/texts.ts';
import { OfflineBanner } from './banners/OfflineBanner.tsx';
import { SandboxBanner } from './banners/SandboxBanner.tsx';
import { isSandbox } from './isSandbox.ts';
import styles from './RootFrame.module.css';
import { useNavigation } from './routing/Navigation.ts';

const PATIENCE = 2000;

/** Module state, because the frame around the pages is another component in an account. */
let last: string | null = null;

/** The address at which something was focused last. */
let focusedAt: string | null = null;

const noteFocus = () => {
  focusedAt = location.pathname;
};

const isInPopup = (place: Element | null) => Boolean(place?.closest('[role=menu], [role=dialog]'));

/** The heading is where we put the focus ourselves. */
const isHeading = (place: EventTarget | null) =>
  place instanceof Element && place.matches('[data-page-heading]');

/** The frame around everything: the skip link and where the focus goes when the page changes. */
export function RootFrame({ children }: { children: ReactNode }) {
  const { t } = useMessages();
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      {isSandbox() && <SandboxBanner />}
      <OfflineBanner />
      {children}
    </>
  );
}

/**
 * Moves the focus to the heading of the new page, so that a screen reader announces it. It waits for the
 * final page: until then the previous page is still rendered, and a placeholder may come before the heading.
 * The focus is not moved if the user has started to type or has focused something else; a menu that they
 * opened after the link, while its page was on its navigation, would close.
 */
function useFocusOnNavigation(): void {
  const pathname = useNavigation().usePathname();
  const page = pathname === undefined ? null : pageOf(pathname);
  useEffect(() => {
    document.addEventListener('focusin', noteFocus);
    return () => document.removeEventListener('focusin', noteFocus);
  }, []);
  useEffect(() => {
    if (page === null || page === last) return;
    const first = last === null;
    last = page;
    if (first) return;
    const began = performance.now();
    const left = document.activeElement;
    let focused = false;
    let hasMovedOn = focusedAt === location.pathname && isInPopup(left);
    // Listened for, not polled: a popup may open and close between two frames.
    const onFocus = ({ target }: FocusEvent) => {
      if (target !== left && !isHeading(target)) hasMovedOn = true;
    };
    document.addEventListener('focusin', onFocus);
    let frame = requestAnimationFrame(function look() {
      const { activeElement } = document;
      if (hasMovedOn || activeElement?.matches('input, textarea, select')) return;
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
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', onFocus);
    };
  }, [page]);
}

/** The address without its language: switching language is not going elsewhere. */
function pageOf(pathname: string): string {
  return pathname.split('/').slice(3).join('/');
}
