import { Chip } from '@mantine/core';
import type { ResultOf } from 'gql.tada';
import listStyles from '../../../../ui/list/List.module.css';
import { useWords } from '../../../../ui/words/useWords.ts';
import { STATUSES } from '../Received.ts';
import type { receivedQuery } from '../receivedQuery.ts';
import styles from './List.module.css';

interface Props {
  counts: ResultOf<typeof receivedQuery>['all']['counts'];
  /** The states the list is narrowed to, as the address says them. */
  value: string;
  onChange: (value: string) => void;
}

/** How many applications have come how far; one narrows the list to some of them. */
export function StatusCounts({ counts, value, onChange }: Props) {
  const words = useWords();
  return (
    <Chip.Group
      multiple
      value={value ? value.split(',') : []}
      onChange={(chosen: string[]) => onChange(chosen.join(','))}
    >
      <fieldset className={`${listStyles.pills} ${styles.counts}`}>
        <legend className={listStyles.hidden}>
          {words.field('job_applications.status').label}
        </legend>
        {STATUSES.map((status) => (
          <Chip key={status} value={status} size="sm" variant="outline">
            {words.value('JobApplicationStatus', status).label}{' '}
            <span className={styles.number}>{countOf(counts, status)}</span>
          </Chip>
        ))}
      </fieldset>
    </Chip.Group>
  );
}

const countOf = (counts: Props['counts'], status: (typeof STATUSES)[number]) =>
  counts[status.toLowerCase() as keyof typeof counts];
