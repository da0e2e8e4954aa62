import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#portal/app/session/useSignedIn.ts';
import { itemsFor } from '#portal/app/shell/menu/menuItems.ts';
import { Page } from '#portal/ui/layout/Page.tsx';
import { PlanLines } from './PlanLines.tsx';
import styles from './Settings.module.css';
import { SettingsCard } from './SettingsCard.tsx';

/** The settings of this account, one card for each line of the menu with its description. */
export function Settings() {
  const session = useSignedIn();
  const cards = itemsFor(session).filter(({ section }) => section === 'account');
  const rooms = new Set(cards.map(({ label }) => label.split(':')[0]!));
  const { t } = useTranslation(['accounts', 'words', 'core', ...rooms]);
  const { account } = session;
  const paysForPlan =
    account.accountType === 'TEAM' && account.canManage && !account.deletionScheduledOn;
  return (
    <Page
      title={t('words:sections.settings')}
      lead={t('accounts:settings.lead', { name: account.displayName })}
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
