import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Locale } from '../locale/locale.ts';

/** A page of the console that is no table, as a module's `pages.ts` declares it; its `screens.ts` has the screen under the same path. */
export interface ModulePage {
  /** Below the console's own address. */
  path: string;
  title: Record<Locale, string>;
  icon: ComponentType<IconProps>;
  /** The section of the menu in which it is the first item. */
  section: string;
  /** The operators who may read it. For others it has no menu item, and its address shows that the permission is missing. */
  roles: readonly string[];
}

const found = import.meta.glob<ModulePage[]>('../../modules/*/pages.ts', {
  eager: true,
  import: 'pages',
});

/** The pages of all modules, each with the module it is of. Adding one touches no list. */
export const modulePages = Object.entries(found).flatMap(([file, pages]) =>
  pages.map((page) => ({ ...page, module: file.split('/').at(-2) ?? '' })),
);
