/** Characters of an answer that nothing else bounds. */
export const longestAnswer = 10_000;
