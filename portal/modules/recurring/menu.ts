import { IconRepeat } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const invoicing = ({ account, hasFreelanceProfiles }: Session) =>
  account.features.invoices && (account.accountType === 'TEAM' || hasFreelanceProfiles);

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.recurring_invoices.many',
    icon: IconRepeat,
    path: 'invoicemore/payout-service/recurring-invoices',
    section: 'invoicing',
    order: 45,
    visible: invoicing,
  },
];
