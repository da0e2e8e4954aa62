import { IconCheck } from '@tabler/icons-react';
import { Money } from '#portal/ui/money/Money.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { ContactSales } from './ContactSales.tsx';
import styles from './Plan.module.css';
import type { PlanAccount, PricePlan } from './planQuery.ts';

/** The plans for teams like this one beside each other, the one it has marked. */
export function PlanCards({ account }: { account: PlanAccount }) {
  const { t } = useMessages('accounts/plan');
  if (account.pricePlans.length === 0) return null;
  return (
    <>
      <ul className={styles.plans}>
        {account.pricePlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} account={account} />
        ))}
      </ul>
      <p className={styles.note}>{t('usersAre')}</p>
    </>
  );
}

function PlanCard({ plan, account }: { plan: PricePlan; account: PlanAccount }) {
  const { t } = useMessages('accounts/plan');
  const isCurrent = plan.id === account.subscription?.pricePlan?.id;
  const texts = [
    plan.candidates === null ? null : t('candidates', { count: plan.candidates }),
    plan.teamUsers === null ? null : t('teamUsers', { count: plan.teamUsers }),
  ].filter((one) => one !== null);
  return (
    <li className={styles.plan} data-current={isCurrent || undefined}>
      <h2 className={styles.name}>{plan.name}</h2>
      <PlanPrice price={plan.price} />
      <ul className={styles.holds}>
        {(texts.length > 0 ? texts : [t('limitsByAgreement')]).map((one) => (
          <li key={one}>
            <IconCheck size={16} aria-hidden="true" />
            <span>{one}</span>
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <p className={styles.current}>{t('current')}</p>
      ) : (
        <ContactSales team={account.displayName} plan={plan.name} />
      )}
    </li>
  );
}

/** The price per year, or that it is individually agreed. */
export function PlanPrice({ price }: { price: number | null }) {
  const { t } = useMessages('accounts/plan');
  if (price === null) return <p className={styles.agreed}>{t('byAgreement')}</p>;
  return (
    <p className={styles.price}>
      <Money amount={price} size="large" />
      <span className={styles.per}>{t('perYear')}</span>
    </p>
  );
}
