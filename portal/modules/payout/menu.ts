import { IconBuildingBank } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'payout:menu.personal',
    lead: 'payout:menu.personalLead',
    short: 'payout:menu.short',
    icon: IconBuildingBank,
    path: 'account/settings/payout-settings',
    section: 'account',
    order: 20,
    visible: ({ account }) => account.accountType === 'PERSONAL' && account.features.invoices,
    tab: 3,
  },
  {
    label: 'payout:menu.team',
    lead: 'payout:menu.teamLead',
    icon: IconBuildingBank,
    path: 'account/settings/payout-settings',
    section: 'account',
    order: 20,
    visible: ({ account }) => account.accountType === 'TEAM',
    short: 'payout:menu.short',
    tab: 3,
  },
];
