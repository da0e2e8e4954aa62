import { IconLayoutDashboard } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'app:menu.section.overview',
    icon: IconLayoutDashboard,
    path: 'account/dashboard',
    section: 'overview',
    order: 0,
    visible: () => true,
    tab: 0,
  },
];
