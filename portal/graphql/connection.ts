type Listener = () => void;

const listeners = new Set<Listener>();
const ages = new Map<string, number>();
let oldest: number | null = null;

function update(): void {
  oldest = ages.size === 0 ? null : Math.min(...ages.values());
  for (const listener of listeners) listener();
}

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
  shownSince: (): number | null => oldest,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
