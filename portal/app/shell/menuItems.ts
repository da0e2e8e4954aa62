import type { MenuItem } from './MenuItem.ts';

const found = import.meta.glob<MenuItem[]>('../../modules/*/menu.ts', {
  eager: true,
  import: 'menu',
});

const declared = import.meta.glob<MenuItem[]>('../screens/menu.ts', {
  eager: true,
  import: 'menu',
});
const own = Object.values(found).flat();
const others = Object.values(declared)
  .flat()
  .filter(({ path }) => !own.some((item) => item.path === path));

/** The side menu in its order: what modules list, and the declared screens they do not speak of. */
export const menuItems: MenuItem[] = [...own, ...others].sort((a, b) => a.order - b.order);
