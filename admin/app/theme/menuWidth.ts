/** What the longest name of a table needs in either language; a longer one ends in dots. */
export const menuWidth = 240;
