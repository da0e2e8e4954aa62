import styles from './Wizard.module.css';

/** A job's picture. The team's name stands beside it, so it says nothing of its own. */
export function Logo({ path }: { path: string }) {
  return <img className={styles.logo} src={path} alt="" />;
}
