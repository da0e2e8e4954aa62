import { useEffect, useSyncExternalStore } from 'react';
import { missingParts } from '../../ui/parts/missingParts.ts';
import { Toast } from './Toast.tsx';
import styles from './Toasts.module.css';
import { toastFailure } from './toastFailure.ts';
import { toasts } from './toasts.ts';

const AT_ONCE = 2;

/** The current messages. Further ones wait until there is space. */
export function Toasts() {
  const all = useSyncExternalStore(toasts.subscribe, toasts.all);
  useEffect(() => missingParts.listen((fault) => toastFailure(fault)), []);
  return (
    <div className={styles.toasts}>
      {all.slice(0, AT_ONCE).map((one) => (
        <Toast key={one.id} toast={one} />
      ))}
    </div>
  );
}
