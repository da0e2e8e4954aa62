/** How many rows each screen begins with. */
export const pageSizes = { list: 25, queue: 50, queueCard: 5, latestEvents: 7 } as const;
