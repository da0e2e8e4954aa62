import { IconAlertTriangle, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { missingParts } from '../../ui/parts/missingParts.ts';
import { useMessages } from '../../ui/texts.ts';
import styles from './Toasts.module.css';
import { toastFailure } from './toast.ts';
import { type ToastData, toasts } from './toasts.ts';
import { useToastLift } from './useToastLift.ts';

const icons = { done: IconCheck, removed: IconTrash, failed: IconAlertTriangle };

const STAYS_MS = { done: 4000, removed: 8000, failed: 8000 };

const AT_ONCE = 2;

/** The current messages. Further ones wait until there is space. */
export function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.all).slice(0, AT_ONCE);
  const region = useRef<HTMLDivElement>(null);
  useToastLift(region, shown.length);
  useEffect(() => missingParts.listen((fault) => toastFailure(fault)), []);
  return (
    <div ref={region} className={styles.toasts}>
      {shown.map((one) => (
        <Toast key={one.id} toast={one} />
      ))}
    </div>
  );
}

/** One message. It stays as long as the pointer is over it. */
function Toast({ toast: { id, title, text, tone, undo } }: { toast: ToastData }) {
  const { t } = useMessages('ui');
  const [paused, setPaused] = useState(false);
  const Icon = icons[tone];
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toasts.remove(id), STAYS_MS[tone]);
    return () => clearTimeout(timer);
  }, [paused, id, tone]);
  return (
    <div
      className={styles.toast}
      data-tone={tone}
      data-toast
      role={tone === 'failed' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon size={18} />
      </span>
      <span className={styles.text}>
        <span>
          {title && <strong className={styles.title}>{title}</strong>}
          <span>{text}</span>
        </span>
        {undo && (
          <Button variant="subtle" size="small" onClick={undo}>
            {t('undo')}
          </Button>
        )}
      </span>
      <IconButton aria-label={t('close')} onClick={() => toasts.remove(id)}>
        <IconX size={18} stroke={1.5} />
      </IconButton>
    </div>
  );
}
