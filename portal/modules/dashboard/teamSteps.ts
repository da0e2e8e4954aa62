import type { Session } from '../../app/session/startSession.ts';
import type { DashboardData } from './dashboardQuery.ts';

type Known = Pick<DashboardData, 'members' | 'freelanceProfiles'>;
type Features = Pick<Session['account']['features'], 'invoices' | 'workflows'>;

/** The first steps of a new team, as far as its features reach: people, recruitment, then how it is paid. */
export function teamSteps(data: Known, jobs: number | undefined, features: Features) {
  const steps = [
    {
      name: 'members' as const,
      path: 'account/settings/team/members',
      isDone: data.members > 1,
      isOffered: true,
    },
    {
      name: 'job' as const,
      path: 'recruitmore/jobs',
      isDone: (jobs ?? 0) > 0,
      isOffered: features.workflows,
    },
    {
      name: 'profile' as const,
      path: 'invoicemore/freelance-profile-wizard',
      isDone: data.freelanceProfiles > 0,
      isOffered: features.invoices,
    },
  ];
  return steps.filter(({ isOffered }) => isOffered);
}
