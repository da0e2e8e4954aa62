import { useEffect, useRef } from 'react';
import { popupHistory } from './popupHistory.ts';

/** The popups of this tab. Written past the router, for which the page has not changed. */
const popups = popupHistory({
  pushState: (state, title) => History.prototype.pushState.call(window.history, state, title),
  replaceState: (state, title, address) =>
    History.prototype.replaceState.call(window.history, state, title, address),
  back: () => window.history.back(),
  get state() {
    return window.history.state;
  },
});

globalThis.addEventListener?.('popstate', popups.popped);

/** Called by the router when another page was opened. */
export const pageOpened = popups.moved;

/** Called by the router when the address of the page was replaced. */
export const pageRenamed = popups.replaced;

/** The browser's Back closes this popup while it is open. */
export function usePopupHistory(opened: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => (opened ? popups.opened(() => close.current()) : undefined), [opened]);
}
