import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { withVerbatim } from '#shared/texts/with-verbatim.ts';
import { Money } from '../money/Money.tsx';
import { useMessages } from '../texts.ts';
import { When } from '../time/When.tsx';
import styles from './Path.module.css';

/** One stop on the way of a document. */
export interface PathStep {
  name: string;
  title: string;
  /** `yours` waits for the reader, `now` for another party. */
  state: 'done' | 'now' | 'yours' | 'next' | 'refused';
  /** The user who completed it. */
  actor?: string | null;
  /** When it came here, or when it will. */
  at?: string | null;
  /** The sum that came with it, in minor units. */
  amount?: number | null;
  /** The reason it waits, or the next thing to happen: one sentence, its amounts `marked`. */
  note?: string | null;
}

interface Props {
  steps: PathStep[];
  label: string;
  /** The content below a step, by its name: its documents. */
  details?: (step: string) => ReactNode;
}

/** The progress of a document as a line: past steps with their actors, the present one, and the next. */
export function Path({ steps, label, details }: Props) {
  return (
    <ol className={styles.path} aria-label={label}>
      {steps.map((step) => (
        <Stop key={step.name} step={step} details={details?.(step.name)} />
      ))}
    </ol>
  );
}

function Stop({ step, details }: { step: PathStep; details?: ReactNode }) {
  const { t } = useMessages('ui');
  return (
    <li
      className={styles.stop}
      data-state={step.state}
      aria-current={step.state === 'now' || step.state === 'yours' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'done' && <IconCheck size={14} stroke={3} />}
        {step.state === 'refused' && <IconX size={14} stroke={3} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{step.title}</span>
        <span className={styles.hidden}>{t(`path.${step.state}`)}</span>
        {(step.at || step.actor) && (
          <span className={styles.fact}>
            {step.at && <When value={step.at} />}
            {step.at && step.actor && ' · '}
            <span translate="no">{step.actor}</span>
          </span>
        )}
        {typeof step.amount === 'number' && (
          <span className={styles.sum}>
            <Money amount={step.amount} />
          </span>
        )}
        {step.note && <span className={styles.note}>{withVerbatim(step.note)}</span>}
        {details}
      </span>
    </li>
  );
}
