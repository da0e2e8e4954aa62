import type { MenuItem } from './MenuItem.ts';

/** Whether a line of the menu leads to the current page. */
export function isHere(
  { path, also }: Pick<MenuItem, 'path' | 'also'>,
  pathname: string,
  href: (path: string) => string,
): boolean {
  return pathname.startsWith(href(path)) || (also !== undefined && pathname === href(also));
}
