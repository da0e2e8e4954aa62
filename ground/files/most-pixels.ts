/** The points of the largest picture that the server draws; the texts of TOO_BIG.pixels tell it too. */
export const mostPixels = 60_000_000;
