import { IconLicense, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#portal/graphql/queryOf.ts';
import { useWords } from '#portal/ui/words/useWords.ts';
import { planQuery } from '../plan/planQuery.ts';
import { SettingsCard } from './SettingsCard.tsx';

/** The subscription of a team, for users who manage it; the plans for a marching band that has one. */
export function PlanLines() {
  const { t } = useTranslation('accounts/plan');
  const words = useWords();
  const query = useQuery(queryOf(planQuery, {}));
  const account = query.data?.session?.account;
  return (
    <>
      <SettingsCard
        path="account/settings/subscriptions"
        icon={IconLicense}
        name={words.noun('plan_subscriptions').one}
        lead={t('subscriptions.card')}
      />
      {account?.tag === 'MARCHING_BAND' && account.subscription && (
        <SettingsCard
          path="account/settings/payment-plan"
          icon={IconTags}
          name={t('paymentPlan.title')}
          lead={t('paymentPlan.card')}
        />
      )}
    </>
  );
}
