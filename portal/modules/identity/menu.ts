import { IconShieldLock } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'identity:security.menu',
    lead: 'identity:security.menuLead',
    icon: IconShieldLock,
    path: 'account/settings/authentication',
    section: 'account',
    order: 15,
    visible: ({ account }) => account.accountType === 'PERSONAL',
  },
];
