import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Language } from '#portal/ui/language/languages.ts';
import styles from './Preview.module.css';

const DESKTOP = 820;

interface Props {
  isWide: boolean;
  label: string;
  language: Language;
  children: ReactNode;
}

/** A window of another size within the page. A wide window is scaled down to fit. */
export function Frame({ isWide, label, language, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DESKTOP);
  useEffect(() => {
    const frame = place.current;
    if (!frame) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? DESKTOP));
    watch.observe(frame);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      <section
        className={styles.frame}
        aria-label={label}
        lang={language}
        data-wide={isWide || undefined}
        style={isWide ? { width: DESKTOP, zoom: Math.min(1, width / DESKTOP) } : undefined}
      >
        {children}
      </section>
    </div>
  );
}
