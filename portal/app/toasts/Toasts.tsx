import { useSyncExternalStore } from 'react';
import { Toast } from './Toast.tsx';
import styles from './Toasts.module.css';
import { toasts } from './toasts.ts';

const AT_ONCE = 2;

/** The messages of the moment. The others wait until there is room for them. */
export function Toasts() {
  const all = useSyncExternalStore(toasts.subscribe, toasts.all);
  return (
    <div className={styles.toasts}>
      {all.slice(0, AT_ONCE).map((one) => (
        <Toast key={one.id} toast={one} />
      ))}
    </div>
  );
}
