import { IconUsers } from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.clients.many',
    icon: IconUsers,
    path: 'invoicemore/payout-service/by-client',
    section: 'invoicing',
    order: 60,
    visible: ({ account, hasFreelanceProfiles }) =>
      account.features.invoices && (account.accountType === 'TEAM' || hasFreelanceProfiles),
  },
];
