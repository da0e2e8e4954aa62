import { IconAlertTriangle } from '@tabler/icons-react';
import type { JsonPath } from '../document/jsonText.ts';
import styles from './Outline.module.css';

/** What has to be mended of a part, below it. */
export function Faults({ path, said }: { path: JsonPath; said: readonly string[] }) {
  if (said.length === 0) return null;
  return (
    <ul className={styles.faults} data-faults={path.join('.')}>
      {said.map((one) => (
        <li key={one}>
          <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
          {one}
        </li>
      ))}
    </ul>
  );
}
