import { type ReactNode, useState } from 'react';
import { browserStorage } from '#shared/browser-storage.ts';
import styles from './SideMenu.module.css';

interface Props {
  id: string;
  section: string;
  heading: string;
  /** Cannot be folded: with icons only, users would not find the lines again. */
  isFixed: boolean;
  children: ReactNode;
}

const keyOf = (section: string) => `honorar.menu-folded.${section}`;

/** A group of the menu below its name, which folds it. The state is stored in this browser. */
export function MenuGroup({ id, section, heading, isFixed, children }: Props) {
  const key = keyOf(section);
  const [open, setOpen] = useState(() => browserStorage.device.read(key) === null);
  if (isFixed) {
    return (
      <div className={styles.section}>
        {/* The top group has a name for screen readers only. */}
        <p className={styles.heading} id={id} hidden={section === 'overview'}>
          {heading}
        </p>
        {children}
      </div>
    );
  }
  return (
    <details
      className={styles.section}
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) browserStorage.device.forget(key);
        else browserStorage.device.write(key, 'true');
      }}
    >
      <summary className={styles.heading} id={id}>
        {heading}
      </summary>
      {children}
    </details>
  );
}
