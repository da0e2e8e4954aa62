import { IconCheck } from '@tabler/icons-react';
import { AppLink, useHref } from '../../app/routing/AppLink.tsx';
import { LinkButton } from '../../ui/controls/Button.tsx';
import styles from './FirstSteps.module.css';

export interface Step {
  name: string;
  title: string;
  text: string;
  act: string;
  path: string;
  isDone: boolean;
  /** Has a quieter button of its own while another step is next. */
  canComeFirst?: boolean;
}

/** First steps in order; the next open step has the button. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  const href = useHref();
  const next = steps.find((step) => !step.isDone);
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, title, text, act, path, isDone, canComeFirst }, at) => (
        <li
          key={name}
          className={styles.step}
          data-done={isDone || undefined}
          aria-current={name === next?.name ? 'step' : undefined}
        >
          <span className={styles.number} aria-hidden="true">
            {isDone ? <IconCheck size={18} stroke={2} /> : at + 1}
          </span>
          <div>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
          {(name === next?.name || (canComeFirst && !isDone)) && (
            <LinkButton
              className={styles.act}
              variant={name === next?.name ? 'filled' : 'light'}
              as={AppLink}
              href={href(path)}
            >
              {act}
            </LinkButton>
          )}
        </li>
      ))}
    </ol>
  );
}
