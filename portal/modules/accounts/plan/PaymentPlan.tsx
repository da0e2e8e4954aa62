import { useMessages } from '#portal/ui/texts.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanPage } from './PlanPage.tsx';

/** The plans of a marching band that has one (document A, section 2); sales changes it. */
export function PaymentPlan() {
  const { t } = useMessages('accounts/plan');
  return (
    <PlanPage
      title={t('paymentPlan.title')}
      lead={t('paymentPlan.lead')}
      isFor={({ tag, subscription }) => tag === 'MARCHING_BAND' && subscription !== null}
    >
      {(account) => <PlanCards account={account} />}
    </PlanPage>
  );
}
