import type { Session } from '../../app/session/loadSession.ts';
import type { ServiceTab } from '../../app/shell/ServicePage.tsx';

const isPersonal = ({ account }: Session) => account.accountType === 'PERSONAL';

export const tabs: ServiceTab[] = [
  {
    label: 'words:nouns.payouts.many',
    name: 'payouts',
    order: 35,
    visible: () => true,
  },
  {
    label: 'words:nouns.salary_slips.many',
    name: 'salary-slips',
    order: 40,
    visible: isPersonal,
  },
  {
    label: 'words:nouns.salary_reports.many',
    name: 'salary-reports',
    order: 50,
    visible: isPersonal,
  },
];
