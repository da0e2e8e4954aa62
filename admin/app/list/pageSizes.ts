/** The initial number of rows of each screen, and the choices for a list. */
export const pageSizes = {
  list: 25,
  choices: [10, 25, 50, 100],
  queue: 50,
  queueCard: 5,
  latestEvents: 7,
} as const;
