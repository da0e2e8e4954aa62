import { useSyncExternalStore } from 'react';
import { type Scheme, scheme } from './scheme.ts';

/** The chosen colour scheme. */
export function useScheme(): Scheme {
  return useSyncExternalStore(scheme.subscribe, scheme.read);
}
