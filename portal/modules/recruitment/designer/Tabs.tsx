import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './Designer.module.css';

interface Props<Value extends string> {
  label: string;
  value: Value;
  tabs: readonly { value: Value; label: string; count?: number }[];
  onChange: (value: Value) => void;
}

/** Views of the same thing beside each other; the arrows go from one to the next. */
export function Tabs<Value extends string>({ label, value, tabs, onChange }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another place in the row.
  useEffect(() => {
    // Newer browsers answer a scroll with a promise, which React would take for a cleanup.
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    void chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex((one) => one.value === value);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((one) => (
        <button
          key={one.value}
          type="button"
          role="tab"
          data-tab={one.value}
          className={styles.tab}
          aria-selected={one.value === value}
          tabIndex={one.value === value ? 0 : -1}
          onClick={() => onChange(one.value)}
          onKeyDown={press}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
