import type { ModulePage } from './ModulePage.ts';

const found = import.meta.glob<ModulePage[]>('../../modules/*/pages.ts', {
  eager: true,
  import: 'pages',
});

/** The pages of all modules. Adding one touches no list. */
export const modulePages: ModulePage[] = Object.values(found).flat();
