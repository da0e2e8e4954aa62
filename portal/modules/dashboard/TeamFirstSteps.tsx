import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { Card } from '../../ui/layout/Card.tsx';
import type { DashboardData } from './dashboardQuery.ts';
import { StepList } from './StepList.tsx';
import { teamSteps } from './teamSteps.ts';

interface Props {
  data: DashboardData;
  /** The number of jobs of the team; undefined where it does not recruit. */
  jobs: number | undefined;
}

/** First steps for those who run a new team. Hidden once all are done. */
export function TeamFirstSteps({ data, jobs }: Props) {
  const { t } = useTranslation('dashboard');
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
