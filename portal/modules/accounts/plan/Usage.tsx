import { useTranslation } from 'react-i18next';
import { Card } from '#portal/ui/layout/Card.tsx';
import { useWords } from '#portal/ui/words/useWords.ts';
import styles from './Plan.module.css';
import type { PlanAccount } from './planQuery.ts';
import { UsageMeter } from './UsageMeter.tsx';

type Subscription = NonNullable<PlanAccount['subscription']>;

/** Usage of the plan: users who manage the team, and candidates of this year. */
export function Usage({ of }: { of: Subscription }) {
  const { t } = useTranslation('accounts/plan');
  return (
    <Card title={t('usage.title')}>
      <Used what="teamUsers" used={of.teamUsersUsed} limit={of.teamUsers} />
      <Used what="candidates" used={of.candidatesUsed} limit={of.candidates} />
    </Card>
  );
}

interface Props {
  what: 'teamUsers' | 'candidates';
  used: number;
  limit: number | null;
}

function Used({ what, used, limit }: Props) {
  const { t } = useTranslation('accounts/plan');
  const words = useWords();
  if (limit === null)
    return <p className={styles.note}>{t(`usage.${what}.free`, { count: used })}</p>;
  return (
    <UsageMeter
      label={words.field(`plan_subscriptions.${what}`).label}
      value={t('usage.of', { used, limit })}
      used={used}
      limit={limit}
      note={t(`usage.${what}.${used >= limit ? 'full' : 'note'}`)}
    />
  );
}
