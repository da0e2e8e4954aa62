import { Chip } from '@mantine/core';
import listStyles from '#portal/ui/list/List.module.css';
import { useWords } from '#portal/ui/texts.ts';
import styles from './StatusCounts.module.css';

interface Props<Status extends string> {
  statuses: readonly Status[];
  counts: Record<Lowercase<Status>, number>;
  /** The statuses of the filter, as in the address. */
  value: string;
  onChange: (value: string | undefined) => void;
}

/** The number of applications by status; each filters the list. */
export function StatusCounts<Status extends string>({
  statuses,
  counts,
  value,
  onChange,
}: Props<Status>) {
  const words = useWords();
  return (
    <Chip.Group
      multiple
      value={value ? value.split(',') : []}
      onChange={(chosen: string[]) => onChange(chosen.join(',') || undefined)}
    >
      <fieldset className={`${listStyles.pills} ${styles.counts}`}>
        <legend className={listStyles.hidden}>
          {words.field('job_applications.status').label}
        </legend>
        {statuses.map((status) => (
          <Chip key={status} value={status} size="sm" variant="outline">
            <span>{words.value('JobApplicationStatus', status).label}</span>{' '}
            <span className={styles.number}>
              {counts[status.toLowerCase() as Lowercase<Status>]}
            </span>
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}
