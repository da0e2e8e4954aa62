/** The width of the longest table name in either language; longer names are truncated. */
export const menuWidth = 240;
