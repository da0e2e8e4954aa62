import { IconCheck, IconChevronDown, IconLogout } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useLogOut } from '#portal/app/session/useLogOut.ts';
import { PlainButton } from '#portal/ui/controls/Button.tsx';
import { useMessages } from '#portal/ui/texts.ts';
import { below } from '#shared/breakpoints.ts';
import { Logo } from '../Kicker.tsx';
import type { PublicJob } from '../publicJobQuery.ts';
import styles from './Steps.module.css';

interface Props {
  job: PublicJob;
  titles: readonly string[];
  at: number;
  /** The last step that can be opened: all before it are complete. */
  reachable: number;
  /** The step that may be passed before it is done. */
  waiting: number | null;
  onGo: (at: number) => void;
}

const isAbove = () => matchMedia(below(1024)).matches;

/** The progress of an application with links to completed steps, and log-out. It can be collapsed. */
export function StepsPanel({ job, titles, at, reachable, waiting, onGo }: Props) {
  const { t } = useMessages('recruitment/wizard');
  const logOut = useLogOut();
  const [isSmall, setSmall] = useState(isAbove);
  // Above the page it would hide the step that was chosen in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is the reason.
  useEffect(() => {
    if (isAbove()) setSmall(true);
  }, [at]);
  return (
    <nav className={styles.panel} aria-label={t('steps')} data-small={isSmall || undefined}>
      {job.logo && <Logo path={job.logo.downloadPath} />}
      <PlainButton
        className={styles.toggle}
        aria-expanded={!isSmall}
        onClick={() => setSmall(!isSmall)}
      >
        <span>{t('stepOf', { number: at + 1, count: titles.length })}</span>
        <IconChevronDown size={18} aria-hidden="true" />
      </PlainButton>
      {!isSmall && (
        <ol className={styles.steps}>
          {titles.map((title, place) => {
            const state = stepState(place, at, reachable, waiting);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: pages may be called alike.
              <li key={place} className={styles.step} data-state={state}>
                <PlainButton
                  className={styles.go}
                  disabled={place > reachable}
                  aria-current={state === 'active' ? 'step' : undefined}
                  onClick={() => onGo(place)}
                >
                  <span className={styles.mark} aria-hidden="true">
                    {state === 'success' && <IconCheck size={14} stroke={3} />}
                  </span>
                  <span>{title}</span>
                </PlainButton>
              </li>
            );
          })}
        </ol>
      )}
      <PlainButton className={styles.out} onClick={() => void logOut()}>
        <IconLogout size={18} aria-hidden="true" /> <span>{t('app:logOut')}</span>
      </PlainButton>
    </nav>
  );
}

/** The states of document A, section 2: default is what can be opened and is not done, pending what is behind it. */
export function stepState(
  place: number,
  at: number,
  reachable: number,
  waiting: number | null,
): 'pending' | 'default' | 'active' | 'success' {
  if (place === at) return 'active';
  if (place < reachable && place !== waiting) return 'success';
  return place <= reachable ? 'default' : 'pending';
}
