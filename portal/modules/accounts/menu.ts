import { IconBuildingCommunity, IconUserCircle } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'accounts:menu.accountInfo',
    icon: IconUserCircle,
    path: 'account/settings/account-info',
    section: 'account',
    order: 10,
    visible: ({ account }) => account.accountType === 'PERSONAL',
    short: 'accounts:menu.short',
    tab: 3,
  },
  {
    label: 'accounts:menu.orgInfo',
    icon: IconBuildingCommunity,
    path: 'account/settings/account-info',
    section: 'account',
    order: 10,
    visible: ({ account }) => account.accountType === 'TEAM',
    short: 'accounts:menu.short',
    tab: 3,
  },
];
