import type { ModulePage } from './ModulePage.ts';

const found = import.meta.glob<ModulePage[]>('../../modules/*/pages.ts', {
  eager: true,
  import: 'pages',
});

/** The pages of all modules, each with the module it is of. Adding one touches no list. */
export const modulePages = Object.entries(found).flatMap(([file, pages]) =>
  pages.map((page) => ({ ...page, module: file.split('/').at(-2) ?? '' })),
);
