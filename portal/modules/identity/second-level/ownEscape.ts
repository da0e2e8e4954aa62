/**
 * Put on whatever can have the focus in a popup over a popup: Escape pressed there closes this one
 * only, and what was typed below is still there.
 */
export const ownEscape = { 'data-mantine-stop-propagation': 'true' } as const;
