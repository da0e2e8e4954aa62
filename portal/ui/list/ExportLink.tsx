import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './List.module.css';

interface Props {
  href: string;
  icon?: ReactNode;
  children: ReactNode;
}

/** A list as a file; on a phone its sign alone is seen. */
export const ExportLink = ({ href, icon = <IconDownload size={16} />, children }: Props) => (
  <Button
    component="a"
    href={href}
    download
    variant="subtle"
    size="sm"
    className={styles.export}
    leftSection={icon}
  >
    <span className={styles.exportLabel}>{children}</span>
  </Button>
);
