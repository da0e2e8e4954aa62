import { type Icon, IconHeartHandshake, IconLicense, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { itemsFor } from '#portal/app/shell/menu/menuItems.ts';
import { queryOf } from '#portal/graphql/graphql.ts';
import { Page } from '#portal/ui/layout/Page.tsx';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { messageWith } from '#shared/texts/with-verbatim.ts';
import { planQuery } from '../plan/planQuery.ts';
import styles from './Settings.module.css';

interface Props {
  path: string;
  icon: Icon;
  name: string;
  /** The purpose of the card. */
  lead?: string | undefined;
}

/** The settings of this account, one card for each line of the menu with its description. */
export function Settings() {
  const session = useSignedIn();
  const cards = itemsFor(session).filter(({ section }) => section === 'account');
  const namespaces = new Set(cards.map(({ label }) => label.split(':')[0]!));
  const { t } = useMessages(['accounts', 'words', 'core', ...namespaces]);
  const { account } = session;
  const paysForPlan =
    account.accountType === 'TEAM' && account.canManage && !account.deletionScheduledOn;
  return (
    <Page
      title={t('words:sections.settings')}
      lead={messageWith(t, 'accounts:settings.lead', { name: account.displayName })}
    >
      <ul className={styles.cards}>
        {cards.map(({ path, label, lead, icon }) => (
          <SettingsCard key={path} path={path} icon={icon} name={t(label)} lead={lead && t(lead)} />
        ))}
        {account.accountType === 'PERSONAL' && !account.deletionScheduledOn && (
          <SettingsCard
            path="common/benefits"
            icon={IconHeartHandshake}
            name={t('core:benefits.title')}
            lead={t('core:benefits.lead')}
          />
        )}
        {paysForPlan && <PlanLines />}
      </ul>
    </Page>
  );
}

/** The subscription of a team, for users who manage it; the plans for a marching band that has one. */
function PlanLines() {
  const { t } = useMessages('accounts/plan');
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

/** One thing that can be set, and the way there. */
function SettingsCard({ path, icon: Sign, name, lead }: Props) {
  const href = useHref();
  return (
    <li>
      <AppLink href={href(path)} className={styles.card}>
        <span className={styles.sign} aria-hidden="true">
          <Sign size={22} stroke={1.5} />
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          {lead && <span className={styles.text}>{lead}</span>}
        </span>
      </AppLink>
    </li>
  );
}
