import { lines } from 'virtual:screen-menu';
import { isReader } from '../routing/isReader.ts';
import type { MenuItem } from '../shell/menu/MenuItem.ts';

const AFTER_THE_HANDMADE = 1000;

/** The lines of the menu for tables with `@portal`, in the order of their addresses. */
export const menu: MenuItem[] = lines.map(({ path, section, table, readers, icon }, at) => ({
  label: `words:nouns.${table}.many`,
  icon,
  path,
  section,
  order: AFTER_THE_HANDMADE + at,
  visible: (session) => isReader(readers, session),
}));
