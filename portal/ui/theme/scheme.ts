import { useSyncExternalStore } from 'react';
import { browserStorage } from '#shared/browser-storage.ts';
import { createListeners } from '#shared/store.ts';

export type Scheme = 'light' | 'dark' | 'auto';

/** Read before the first paint by `portal-scheme.js` as well. */
const KEY = 'mantine-color-scheme-value';
const ATTRIBUTE = 'data-mantine-color-scheme';
const schemes = ['light', 'dark', 'auto'] as const;
const { notify, subscribe } = createListeners();

const read = (): Scheme => {
  const stored = browserStorage.device.read(KEY);
  return schemes.find((one) => one === stored) ?? 'auto';
};

const show = (): void => {
  const chosen = read();
  const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  // Prints in the light scheme: paper is white.
  const shown = matchMedia('print').matches ? 'light' : chosen === 'auto' ? device : chosen;
  document.documentElement.setAttribute(ATTRIBUTE, shown);
};

/** The colour scheme chosen in this browser: light, dark or the device's. */
export const scheme = {
  read,
  choose: (chosen: Scheme): void => {
    browserStorage.device.write(KEY, chosen);
    show();
    notify();
  },
  subscribe,
  /** Shows it from here on, whatever the device and the printer do. */
  follow: (): void => {
    show();
    for (const query of ['print', '(prefers-color-scheme: dark)']) {
      matchMedia(query).addEventListener('change', show);
    }
  },
};

/** The chosen colour scheme. */
export function useScheme(): Scheme {
  return useSyncExternalStore(scheme.subscribe, scheme.read, scheme.read);
}
