import { IconAlertTriangle, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { below } from '#shared/breakpoints.ts';
import { withVerbatim } from '#shared/texts/with-verbatim.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { missingParts } from '../../ui/parts/missingParts.ts';
import { useMessages } from '../../ui/texts.ts';
import { freeLift, type Span } from './freeLift.ts';
import styles from './Toasts.module.css';
import { toastFailure } from './toast.ts';
import { type ToastData, toasts } from './toasts.ts';

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
          {withVerbatim(text)}
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

const BARS = '[data-bottom]';

/** Primary buttons, and the bars at the bottom. */
const ACTIONS = `[data-variant="filled"], ${BARS}`;

/** The page scrolls and changes below a message. */
const EVERY_MS = 200;

/** Lifts the messages on phones above what they would cover, for as long as some are shown. */
function useToastLift(messages: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const region = messages.current;
    if (!region || count === 0) return;
    let lift = 0;
    const place = () => {
      const { top, bottom } = region.getBoundingClientRect();
      const lowest = { top: top + lift, bottom: bottom + lift };
      lift = matchMedia(below(768)).matches ? freeLift(lowest, spansBelow(region)) : 0;
      region.style.setProperty('--lift', `${lift}px`);
    };
    region.style.setProperty('--lift', '0px');
    place();
    const timer = setInterval(place, EVERY_MS);
    return () => clearInterval(timer);
  }, [messages, count]);
}

/**
 * The places of the actions that are in sight, or would be without the messages. A bar counts also while a popup lies over it:
 * it is back when that closes, which is when many a message comes.
 */
function spansBelow(region: HTMLElement): Span[] {
  return [...document.querySelectorAll(ACTIONS)]
    .filter(
      (action) => !region.contains(action) && (action.matches(BARS) || isInSight(action, region)),
    )
    .map((action) => action.getBoundingClientRect());
}

function isInSight(action: Element, region: HTMLElement): boolean {
  const { left, top, width, height } = action.getBoundingClientRect();
  const there = document.elementsFromPoint(left + width / 2, top + height / 2);
  return action.contains(there.find((one) => !region.contains(one)) ?? null);
}
