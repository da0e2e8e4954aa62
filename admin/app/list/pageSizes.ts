/** How many rows each screen begins with, and what a list can be changed to. */
export const pageSizes = {
  list: 25,
  choices: [10, 25, 50, 100],
  queue: 50,
  queueCard: 5,
  latestEvents: 7,
} as const;
