import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#portal/ui/language/languages.ts';
import styles from './Preview.module.css';

const DESK = 820;

interface Props {
  isWide: boolean;
  label: string;
  language: Language;
  children: ReactNode;
}

/** A window of another size within the page. A wide window is scaled down to fit. */
export function Frame({ isWide, label, language, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(DESK);
  useEffect(() => {
    const held = place.current;
    if (!held) return;
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? DESK));
    watch.observe(held);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <section
        className={styles.frame}
        aria-label={label}
        lang={language}
        data-wide={isWide || undefined}
        style={isWide ? { width: DESK, zoom: Math.min(1, room / DESK) } : undefined}
      >
        {children}
      </section>
    </div>
  );
}
