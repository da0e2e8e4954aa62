/** Settings of a Postgres whose data may be lost in a power cut. */
export const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** In addition, for files in memory: keeps the write-ahead log short. */
export const inMemorySettings = [
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=128MB', 'min_wal_size=32MB'],
];
