/** What holds thousands apart: thin, and it does not break at the end of a line. */
export const THOUSANDS = '\u202f';
