import { IconBriefcase, IconShieldCheck, IconUserCheck, IconUsersGroup } from '@tabler/icons-react';
import type { Session } from '../../app/session/Session.ts';
import type { MenuItem } from '../../app/shell/MenuItem.ts';

const recruits = ({ account }: Session) =>
  account.accountType === 'TEAM' && account.features.workflows;

export const menu: MenuItem[] = [
  {
    label: 'words:nouns.jobs.many',
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
    visible: recruits,
  },
  {
    label: 'words:nouns.enrollments.many',
    icon: IconUsersGroup,
    path: 'recruitmore/enrollments',
    section: 'recruitment',
    order: 62,
    visible: recruits,
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
