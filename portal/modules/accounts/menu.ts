import {
  IconBuildingCommunity,
  IconLayoutDashboard,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'accounts:menu.dashboard',
    icon: IconLayoutDashboard,
    path: 'account/dashboard',
    section: 'overview',
    order: 0,
    visible: () => true,
    tab: 0,
  },
  {
    label: 'accounts:menu.accountInfo',
    lead: 'accounts:settings.accountInfo',
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
    lead: 'accounts:settings.orgInfo',
    icon: IconBuildingCommunity,
    path: 'account/settings/account-info',
    section: 'account',
    order: 10,
    visible: ({ account }) => account.accountType === 'TEAM',
    short: 'accounts:menu.short',
    tab: 3,
  },
  {
    label: 'accounts:menu.deletion',
    icon: IconTrash,
    path: 'account/scheduled-deletion',
    section: 'account',
    order: 0,
    visible: () => true,
    onlyWhileLeaving: true,
    tab: 0,
  },
];
