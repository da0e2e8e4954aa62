/** The limits of a file of members: bytes, people and columns. */
export const memberFileLimits = { bytes: 5_000_000, people: 2_000, columns: 50 };
