import {
  IconBuildingCommunity,
  IconFileCertificate,
  IconTrash,
  IconUserCircle,
} from '@tabler/icons-react';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

export const menu: MenuItem[] = [
  {
    label: 'accounts:menu.accountInfo',
    lead: 'accounts:settings.accountInfo',
    icon: IconUserCircle,
    path: 'account/settings/account-info',
    section: 'account',
    order: 10,
    visible: ({ account }) => account.accountType === 'PERSONAL',
    short: 'accounts:menu.short',
    tab: 4,
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
    tab: 4,
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
  {
    label: 'words:nouns.policy_documents.many',
    lead: 'accounts:policy.lead',
    icon: IconFileCertificate,
    path: 'account/settings/policy-documents',
    section: 'account',
    order: 35,
    visible: ({ account }) => account.accountType === 'TEAM',
  },
];
