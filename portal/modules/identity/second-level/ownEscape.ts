import type { FocusEvent } from 'react';

const stop = 'data-mantine-stop-propagation';

/**
 * For a popup over a popup: Escape closes this one only, and input below is preserved. The kit looks at the
 * focused element for this attribute.
 */
export const ownEscape = {
  onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => target.setAttribute(stop, 'true'),
};
