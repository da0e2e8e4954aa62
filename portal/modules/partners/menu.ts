import { IconFileInvoice, IconFileMinus, IconUsersGroup } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const approves = ({ account }: Session) =>
  account.accountType === 'TEAM' && account.features.workflows && account.canManage;

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.enrollments.many',
    icon: IconUsersGroup,
    path: 'recruitmore/enrollments',
    section: 'recruitment',
    order: 63,
    visible: approves,
  },
  {
    label: 'words:nouns.partnered_invoices.many',
    icon: IconFileInvoice,
    path: 'recruitmore/partnered-invoices',
    section: 'recruitment',
    order: 64,
    visible: approves,
  },
  {
    label: 'words:nouns.partnered_credit_notes.many',
    icon: IconFileMinus,
    path: 'recruitmore/partnered-credit-notes',
    section: 'recruitment',
    order: 65,
    visible: approves,
  },
  {
    label: 'partners:menu',
    lead: 'partners:lead',
    icon: IconUsersGroup,
    path: 'recruitmore/own-enrollments',
    section: 'account',
    order: 21,
    visible: ({ account }) => account.accountType === 'PERSONAL' && account.hasApplied,
  },
];
