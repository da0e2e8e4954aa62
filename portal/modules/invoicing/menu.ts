import { IconFileInvoice, IconFileMinus, IconPencil } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const invoicing = ({ account, hasFreelanceProfiles }: Session) =>
  account.features.invoices && (account.accountType === 'TEAM' || hasFreelanceProfiles);

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.invoices.many',
    icon: IconFileInvoice,
    path: 'invoicemore/payout-service/invoices',
    also: 'invoicemore/payout-service',
    section: 'invoicing',
    order: 30,
    visible: invoicing,
    // On a phone the parts of the service are named above its pages.
    short: 'words:sections.invoicing',
    area: 'invoicemore/payout-service',
    tab: 1,
  },
  {
    label: 'invoicing:tab.drafts',
    icon: IconPencil,
    path: 'invoicemore/payout-service/drafts',
    section: 'invoicing',
    order: 40,
    visible: invoicing,
  },
  {
    label: 'words:nouns.credit_notes.many',
    icon: IconFileMinus,
    path: 'invoicemore/payout-service/credit-notes',
    section: 'invoicing',
    order: 50,
    visible: invoicing,
  },
];
