/** The thousands separator: a narrow space that does not break at the end of a line. */
export const THOUSANDS = '\u202f';
