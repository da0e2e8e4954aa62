import { Modal } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { StepsState } from './runSteps.ts';
import styles from './StepLoader.module.css';

interface Props {
  title: string;
  steps: string[];
  state: StepsState | null;
}

/** Shows an action that takes a moment as the steps it consists of. */
export function StepLoader({ title, steps, state }: Props) {
  return (
    <Modal
      opened={state !== null}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={title}
      size="sm"
    >
      <ol className={styles.steps} aria-live="polite">
        {steps.map((step, at) => (
          <li key={step} className={styles.step} data-state={stateOf(at, state)}>
            <span className={styles.mark} aria-hidden="true">
              {stateOf(at, state) === 'done' && <IconCheck size={14} stroke={3} />}
              {stateOf(at, state) === 'failed' && <IconX size={14} stroke={3} />}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}

function stateOf(at: number, state: StepsState | null): 'done' | 'now' | 'next' | 'failed' {
  if (!state) return 'next';
  if (state.failedAt === at) return 'failed';
  if (state.failedAt !== null && at > state.failedAt) return 'next';
  if (at < state.at) return 'done';
  return at === state.at ? 'now' : 'next';
}
