import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/layout/Card.tsx';
import { useWords } from '../../../ui/words/useWords.ts';
import styles from './Plan.module.css';
import type { PlanAccount } from './PlanAccount.ts';
import { UsageMeter } from './UsageMeter.tsx';

/** What of the plan is used. Applications are not counted before there are any. */
export function Usage({ of }: { of: NonNullable<PlanAccount['subscription']> }) {
  const { t } = useTranslation('accounts/plan');
  const words = useWords();
  const { candidates, teamUsers, teamUsersUsed: used } = of;
  const full = teamUsers !== null && used >= teamUsers;
  return (
    <Card title={t('usage.title')}>
      {teamUsers === null ? (
        <p className={styles.note}>{t('usage.usersFree', { count: used })}</p>
      ) : (
        <UsageMeter
          label={words.field('plan_subscriptions.teamUsers').label}
          value={t('usage.of', { used, limit: teamUsers })}
          used={used}
          limit={teamUsers}
          note={t(full ? 'usage.usersFull' : 'usage.usersNote')}
        />
      )}
      <p className={styles.note}>
        {candidates === null
          ? t('usage.candidatesFree')
          : t('usage.candidates', { count: candidates })}
      </p>
    </Card>
  );
}
