import type { MenuItem } from './MenuItem.ts';

const found = import.meta.glob<MenuItem[]>('../../modules/*/menu.ts', {
  eager: true,
  import: 'menu',
});

/** The side menu of all modules in its order, found on disk. */
export const menuItems: MenuItem[] = Object.values(found)
  .flat()
  .sort((a, b) => a.order - b.order);
