import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Menu } from '../controls/Menu.tsx';
import { type ExportFiles, ExportItems } from './ExportItems.tsx';
import styles from './List.module.css';

interface Props extends ExportFiles {
  icon?: ReactNode;
  children: ReactNode;
}

/** A list as a file, of the kind one chooses; on a phone its sign alone is seen. */
export function ExportMenu({ icon, children, ...files }: Props) {
  return (
    <Menu
      opener={(props) => (
        <Button
          {...props}
          variant="subtle"
          size="sm"
          className={styles.export}
          leftSection={icon ?? <IconDownload size={16} />}
        >
          <span className={styles.exportLabel}>{children}</span>
        </Button>
      )}
    >
      <ExportItems {...files} />
    </Menu>
  );
}
