import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './ConfirmPopup.module.css';
import { confirmation } from './confirmation.ts';
import { Popup } from './Popup.tsx';

/** Asks before an action. Closing the popup or going back cancels it. */
export function ConfirmPopup() {
  const current = useSyncExternalStore(confirmation.subscribe, confirmation.current);
  // The question stays while the popup closes.
  const last = useRef(current);
  if (current) last.current = current;
  const { title, children, labels, confirmProps } = last.current ?? {};
  return (
    <Popup opened={current !== null} onClose={confirmation.end} fullScreen={false} title={title}>
      <div className={styles.text}>{children}</div>
      <div className={styles.answers}>
        <Button variant="default" onClick={confirmation.end}>
          {labels?.cancel}
        </Button>
        <Button {...confirmProps} onClick={confirmation.confirm}>
          {labels?.confirm}
        </Button>
      </div>
    </Popup>
  );
}
