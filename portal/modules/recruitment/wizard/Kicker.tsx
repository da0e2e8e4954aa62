import type { ReactNode } from 'react';
import { LanguageSwitch } from '#portal/app/language/LanguageSwitch.tsx';
import { AppLink, useHref } from '#portal/app/routing/AppLink.tsx';
import { useSession } from '#portal/app/session/useSignedIn.ts';
import { useMessages } from '#portal/ui/texts.ts';
import styles from './Wizard.module.css';

/** The line above the title, with the choice of language: no header surrounds these pages. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <div className={styles.kicker}>
      <p className={styles.kickerText}>{children}</p>
      <LanguageSwitch />
    </div>
  );
}

/** The link away from these pages, which have no menu: to the overview, for visitors to the front page. */
export function WayOut() {
  const { t } = useMessages('app');
  const href = useHref();
  const isSignedIn = useSession() !== null;
  return (
    <p className={styles.links}>
      <AppLink href={href(isSignedIn ? 'account/dashboard' : '')}>
        {t(isSignedIn ? 'dashboard' : 'home')}
      </AppLink>
    </p>
  );
}

/** A job's picture. The team's name is beside it, so its alternative text is empty. */
export function Logo({ path }: { path: string }) {
  return <img className={styles.logo} src={path} alt="" />;
}
