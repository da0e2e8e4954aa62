import { IconBriefcase, IconShieldCheck, IconUserCheck } from '@tabler/icons-react';
import type { Session } from '../../app/session/loadSession.ts';
import type { MenuItem } from '../../app/shell/menu/MenuItem.ts';

const recruits = ({ account }: Session) =>
  account.accountType === 'TEAM' && account.features.workflows;

export const menu: MenuItem[] = [
  {
    // The label of document A; the page itself uses the noun of its rows.
    label: 'app:menu.workflows',
    icon: IconBriefcase,
    path: 'recruitmore/jobs',
    section: 'recruitment',
    order: 60,
    visible: recruits,
    short: 'words:sections.recruitment',
    area: 'recruitmore',
    tab: 2,
  },
  {
    label: 'words:nouns.job_applications.many',
    icon: IconUserCheck,
    path: 'recruitmore/received-applications',
    section: 'recruitment',
    order: 61,
    // Users who handle no applications would find an empty list.
    visible: (session) =>
      recruits(session) && (session.account.canManage || session.account.canManageDepartments),
  },
  {
    label: 'words:nouns.job_applications.many',
    icon: IconUserCheck,
    path: 'recruitmore/applications',
    section: 'recruitment',
    order: 62,
    visible: ({ account }) => account.accountType === 'PERSONAL' && account.hasApplied,
  },
  {
    label: 'words:nouns.job_checks.many',
    icon: IconShieldCheck,
    path: 'recruitmore/verification-checks',
    section: 'recruitment',
    order: 63,
    visible: recruits,
  },
];
