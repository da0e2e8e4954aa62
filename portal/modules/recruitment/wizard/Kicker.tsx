import type { ReactNode } from 'react';
import { LanguageSwitch } from '#portal/app/language/LanguageSwitch.tsx';
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

/** A job's picture. The team's name is beside it, so its alternative text is empty. */
export function Logo({ path }: { path: string }) {
  return <img className={styles.logo} src={path} alt="" />;
}
