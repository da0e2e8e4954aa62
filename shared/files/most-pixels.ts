/**
 * The pixels of the largest picture that the server renders. The texts of TOO_BIG.pixels contain the number
 * too.
 */
export const mostPixels = 60_000_000;
