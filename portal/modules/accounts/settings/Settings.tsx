import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../app/routing/AppLink.tsx';
import { useHref } from '../../../app/routing/useHref.ts';
import { useSignedIn } from '../../../app/session/useSignedIn.ts';
import { itemsFor } from '../../../app/shell/menuItems.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import styles from './Settings.module.css';

/** What can be set for this account, one card each: what the menu lists for it, and what that is for. */
export function Settings() {
  const session = useSignedIn();
  const cards = itemsFor(session).filter(({ section }) => section === 'account');
  const rooms = new Set(cards.map(({ label }) => label.split(':')[0]!));
  const { t } = useTranslation(['accounts', 'words', ...rooms]);
  const href = useHref();
  return (
    <Page
      title={t('words:sections.settings')}
      lead={t('accounts:settings.lead', { name: session.account.displayName })}
    >
      <ul className={styles.cards}>
        {cards.map(({ path, label, lead, icon: Icon }) => (
          <li key={path}>
            <AppLink href={href(path)} className={styles.card}>
              <span className={styles.sign} aria-hidden="true">
                <Icon size={22} stroke={1.5} />
              </span>
              <span>
                <span className={styles.name}>{t(label)}</span>
                {lead && <span className={styles.text}>{t(lead)}</span>}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </Page>
  );
}
