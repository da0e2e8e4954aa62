import { IconUsersGroup } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'team:title',
    lead: 'team:lead',
    icon: IconUsersGroup,
    path: 'account/settings/team',
    section: 'account',
    order: 12,
    visible: ({ account }) => account.accountType === 'TEAM',
  },
];
