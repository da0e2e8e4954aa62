import type { MantineColorSchemeManager } from '@mantine/core';
import { scheme } from './scheme.ts';

let leave = () => {};

/** Passes the chosen colour scheme to the kit, which chooses none itself. */
export const kitScheme: MantineColorSchemeManager = {
  get: scheme.read,
  set: () => {},
  subscribe: (onUpdate) => {
    leave = scheme.subscribe(() => onUpdate(scheme.read()));
  },
  unsubscribe: () => leave(),
  clear: () => {},
};
