import { useId } from 'react';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { Card } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { formatDay } from '#portal/ui/time/isoTime.ts';
import { isoDay } from '#shared/days/iso-day.ts';
import { ContactSales } from './ContactSales.tsx';
import styles from './Plan.module.css';
import { PlanCards, PlanPrice } from './PlanCards.tsx';
import { PlanPage } from './PlanPage.tsx';
import type { PlanAccount } from './planQuery.ts';

interface UsageMeterProps {
  label: string;
  /** “2 av 3”. */
  value: string;
  used: number;
  limit: number;
  note: string;
}

type Subscription = NonNullable<PlanAccount['subscription']>;

interface Props {
  what: 'teamUsers' | 'candidates';
  used: number;
  limit: number | null;
}

/** The plan of a team with its usage, or the plans it can choose. */
export function Subscriptions() {
  const { t } = useMessages('accounts/plan');
  const { one } = useWords().noun('plan_subscriptions');
  return (
    <PlanPage title={one} lead={t('subscriptions.lead')}>
      {(account) =>
        account.subscription ? (
          <Agreed account={account} subscription={account.subscription} />
        ) : (
          <None account={account} />
        )
      }
    </PlanPage>
  );
}

interface AgreedProps {
  account: PlanAccount;
  subscription: NonNullable<PlanAccount['subscription']>;
}

function Agreed({ account, subscription }: AgreedProps) {
  const { t, language } = useMessages('accounts/plan');
  const href = useHref();
  return (
    <div className={styles.cards}>
      <Card title={subscription.pricePlan?.name ?? ''}>
        <PlanPrice price={subscription.price} />
        <p className={styles.note}>
          {t('subscriptions.since', {
            day: formatDay(isoDay(new Date(subscription.createdAt)), language),
          })}
        </p>
        <AppLink className={styles.link} href={href('account/settings/payment-methods')}>
          {t('subscriptions.howPaid')}
        </AppLink>
      </Card>
      <Usage of={subscription} />
      <Card title={t('subscriptions.more')} lead={t('subscriptions.moreLead')}>
        <ContactSales team={account.displayName} />
      </Card>
    </div>
  );
}

function None({ account }: { account: PlanAccount }) {
  const { t } = useMessages('accounts/plan');
  return (
    <div className={styles.cards}>
      <Card title={t('subscriptions.none')} lead={t('subscriptions.noneLead')}>
        <ContactSales team={account.displayName} />
      </Card>
      <PlanCards account={account} />
    </div>
  );
}

/** Usage of the plan: users who manage the team, and candidates of this year. */
function Usage({ of }: { of: Subscription }) {
  const { t } = useMessages('accounts/plan');
  return (
    <Card title={t('usage.title')}>
      <Used what="teamUsers" used={of.teamUsersUsed} limit={of.teamUsers} />
      <Used what="candidates" used={of.candidatesUsed} limit={of.candidates} />
    </Card>
  );
}

function Used({ what, used, limit }: Props) {
  const { t } = useMessages('accounts/plan');
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

/** The used share of a limit. The text alone carries the meaning. */
function UsageMeter({ label, value, used, limit, note }: UsageMeterProps) {
  const id = useId();
  return (
    <div className={styles.usage}>
      <p className={styles.usageHead}>
        <span id={id}>{label}</span>
        <strong>{value}</strong>
      </p>
      <meter className={styles.meter} aria-labelledby={id} min={0} max={limit} value={used}>
        {value}
      </meter>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
