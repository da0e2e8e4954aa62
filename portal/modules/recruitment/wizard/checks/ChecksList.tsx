import type { DemandedCheck } from '#forms/applications/demanded-checks.ts';
import type { Application } from '../applicationFields.ts';
import { CheckCard } from './CheckCard.tsx';
import styles from './Checks.module.css';
import type { Unsaved } from './unsaved.ts';

interface Props {
  application: Application;
  demanded: readonly DemandedCheck[];
  before?: () => Promise<unknown>;
  /** Collects unsaved input, for buttons that lead away from the page. */
  unsaved?: Unsaved;
  onChange: (application: Application) => void;
}

const atOnce = async () => {};

/** The checks required of the applicant, each with its state and next step. */
export function ChecksList({ application, demanded, before = atOnce, unsaved, onChange }: Props) {
  return (
    <div className={styles.list}>
      {demanded.map(({ jobCheckType, required }) => (
        <CheckCard
          key={jobCheckType}
          kind={jobCheckType}
          isRequired={required}
          application={application}
          before={before}
          unsaved={unsaved}
          onChange={onChange}
        />
      ))}
    </div>
  );
}
