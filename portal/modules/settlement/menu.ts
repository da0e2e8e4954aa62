import { IconFileDollar, IconIdBadge2, IconReport } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const salaries = ({ account, hasFreelanceProfiles }: Session) =>
  account.accountType === 'PERSONAL' && account.features.invoices && hasFreelanceProfiles;

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.salary_slips.many',
    icon: IconFileDollar,
    path: 'invoicemore/payout-service/salary-slips',
    section: 'salaries',
    order: 70,
    visible: salaries,
  },
  {
    label: 'words:nouns.salary_reports.many',
    icon: IconReport,
    path: 'invoicemore/payout-service/salary-reports',
    section: 'salaries',
    order: 80,
    visible: salaries,
  },
  {
    label: 'words:nouns.tax_cards.many',
    icon: IconIdBadge2,
    path: 'invoicemore/tax-cards',
    section: 'salaries',
    order: 90,
    visible: salaries,
  },
  {
    // Few people ever have one. The payout profile leads there.
    label: 'words:nouns.attachment_orders.many',
    path: 'invoicemore/attachment-orders',
    icon: IconReport,
    section: 'salaries',
    order: 100,
    visible: () => false,
  },
];
