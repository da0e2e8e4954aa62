import { useSyncExternalStore } from 'react';
import { removals } from './removals.ts';

/** The drafts that are to be shown no more. */
export function useRemoved(): ReadonlySet<string> {
  return useSyncExternalStore(removals.subscribe, removals.ids);
}
