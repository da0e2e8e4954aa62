import type { ComponentType } from 'react';

const found = import.meta.glob<Record<string, ComponentType>>('../../modules/*/screens.ts', {
  eager: true,
  import: 'screens',
});

/**
 * The screens of modules' pages by path. They come with the console's other pages: a script of their own would split what all of
 * them share, which the dashboard pays for.
 */
export const moduleScreens: Record<string, ComponentType> = Object.assign(
  {},
  ...Object.values(found),
);
