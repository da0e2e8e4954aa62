import { IconRoute } from '@tabler/icons-react';
import { useHref, useScreenSearch } from '../../app/routing/AppLink.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Card } from '../../ui/layout/Page.tsx';
import { useMessages } from '../../ui/texts.ts';
import type { DashboardData } from './dashboardQuery.ts';
import styles from './FirstSteps.module.css';
import { StepList } from './StepList.tsx';

const noVariables = () => ({});

/**
 * The steps to the first invoice, for a freelancer who has not submitted one: writing comes first, its
 * requirements follow.
 */
export function FirstSteps({ data }: { data: DashboardData }) {
  const { t } = useMessages('dashboard');
  const href = useHref();
  const { hasIdentity } = useSignedIn();
  const [, change] = useScreenSearch(noVariables);
  const [draft] = data.waiting;
  const editorPath = `invoicemore/invoice-creation${draft ? `/${draft.id}` : ''}`;
  const back = draft ? `?back=${encodeURIComponent(href(editorPath))}` : '';
  const steps = [
    { name: 'invoice', isDone: data.drafts > 0, path: editorPath },
    {
      name: 'profile',
      isDone: data.freelanceProfiles > 0,
      canComeFirst: true,
      path: `invoicemore/freelance-profile-wizard${back}`,
    },
    {
      name: 'send',
      isDone: false,
      path: editorPath,
      text: hasIdentity ? 'textIdentified' : 'text',
    },
  ];
  return (
    <Card title={t('first.title')} lead={t('first.lead')}>
      <StepList
        steps={steps.map((step) => ({
          ...step,
          title: t(`first.${step.name}.title`),
          text: t(step.isDone ? 'first.done' : `first.${step.name}.${step.text ?? 'text'}`),
          act: t(`first.${step.name}.act`),
        }))}
      />
      <Button
        className={styles.how}
        variant="subtle"
        size="sm"
        leftSection={<IconRoute size={18} stroke={1.5} />}
        onClick={() => change({ popup: 'onboarding' })}
      >
        {t('first.how')}
      </Button>
    </Card>
  );
}
