import type { FocusEvent } from 'react';

const stop = 'data-mantine-stop-propagation';

/**
 * For a popup over a popup: Escape pressed in whatever has the focus in it closes this one only, and
 * what was typed below is still there. The kit asks the element that has the focus.
 */
export const ownEscape = {
  onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => target.setAttribute(stop, 'true'),
};
