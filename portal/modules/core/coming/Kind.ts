/** What is not built yet. */
export type Kind = 'purchases';
