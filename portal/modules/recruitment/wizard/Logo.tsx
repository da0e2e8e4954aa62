import styles from './Wizard.module.css';

/** A job's picture. The team's name is beside it, so its alternative text is empty. */
export function Logo({ path }: { path: string }) {
  return <img className={styles.logo} src={path} alt="" />;
}
