import type { Session } from '../../app/session/loadSession.ts';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { Card } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import type { DashboardData } from './dashboardQuery.ts';
import { StepList } from './StepList.tsx';

type Known = Pick<DashboardData, 'members' | 'freelanceProfiles'>;

type Features = Pick<Session['account']['features'], 'invoices' | 'workflows'>;

interface Props {
  data: DashboardData;
  /** The number of jobs of the team; undefined where it does not recruit. */
  jobs: number | undefined;
}

/** First steps for those who run a new team. Hidden once all are done. */
export function TeamFirstSteps({ data, jobs }: Props) {
  const { t } = useMessages('dashboard');
  const { account } = useSignedIn();
  const steps = teamSteps(data, jobs, account.features);
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card title={t('teamFirst.title')} lead={t('first.lead')}>
      <StepList
        steps={steps.map((step) => ({
          ...step,
          title: t(`teamFirst.${step.name}.title`),
          text: t(step.isDone ? 'first.done' : `teamFirst.${step.name}.text`),
          act: t(`teamFirst.${step.name}.act`),
        }))}
      />
    </Card>
  );
}

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
