import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../../app/language/LanguageSwitch.tsx';
import { useSignedIn } from '../../app/session/useSignedIn.ts';
import { SchemeSwitch } from '../../app/shell/SchemeSwitch.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import styles from './AccountInfo.module.css';

/** Who this account is, and how this browser shows it. */
export function AccountInfo() {
  const { t } = useTranslation('accounts');
  const { account, user, role } = useSignedIn();
  const team = account.accountType === 'TEAM';
  return (
    <Page narrow title={t(team ? 'menu.orgInfo' : 'menu.accountInfo')}>
      <div className={styles.cards}>
        <Card>
          <Facts
            facts={[
              { name: t(team ? 'info.teamName' : 'info.name'), value: account.displayName },
              { name: t('info.email'), value: user.email },
              ...(team ? [{ name: t('info.role'), value: t(`role.${role}`) }] : []),
            ]}
          />
        </Card>
        <Card title={t('info.appearance')} lead={t('info.appearanceLead')}>
          <div className={styles.row}>
            <LanguageSwitch />
            <SchemeSwitch />
          </div>
        </Card>
      </div>
    </Page>
  );
}
