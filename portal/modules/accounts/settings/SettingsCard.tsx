import type { Icon } from '@tabler/icons-react';
import { AppLink } from '#portal/app/routing/AppLink.tsx';
import { useHref } from '#portal/app/routing/useHref.ts';
import styles from './Settings.module.css';

interface Props {
  path: string;
  icon: Icon;
  name: string;
  /** The purpose of the card. */
  lead?: string | undefined;
}

/** One thing that can be set, and the way there. */
export function SettingsCard({ path, icon: Sign, name, lead }: Props) {
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
