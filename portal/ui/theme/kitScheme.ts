import type { MantineColorSchemeManager } from '@mantine/core';
import { scheme } from './scheme.ts';

let leave = () => {};

/** Tells the kit which colour scheme was chosen. It chooses none itself. */
export const kitScheme: MantineColorSchemeManager = {
  get: scheme.read,
  set: () => {},
  subscribe: (onUpdate) => {
    leave = scheme.subscribe(() => onUpdate(scheme.read()));
  },
  unsubscribe: () => leave(),
  clear: () => {},
};
