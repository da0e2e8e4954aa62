import { createStore } from '#shared/store.ts';

const ages = new Map<string, number>();
const oldest = createStore<number | null>(null);

const update = (): void => oldest.write(ages.size === 0 ? null : Math.min(...ages.values()));

/**
 * Data shown although it could not be reloaded: the connection is lost, and the last data stays with its age.
 * Ends with the first successful answer.
 */
export const connection = {
  /** Notes that the data of a query, read at `readAt`, is shown for want of newer. */
  note: (query: string, readAt: number): void => {
    if (!ages.has(query)) ages.set(query, readAt);
    update();
  },
  answered: (): void => {
    if (ages.size === 0) return;
    ages.clear();
    update();
  },
  /** The time of the oldest data shown; null while all of it is current. */
  shownSince: oldest.read,
  subscribe: oldest.subscribe,
};
