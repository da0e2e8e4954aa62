import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { PlainButton } from '../controls/Button.tsx';
import styles from './List.module.css';

interface Props {
  /** Its name at the server, without a direction. */
  name: string;
  label: string;
  sort: string;
  onSort: (sort: string) => void;
  /** For numbers, which are right-aligned. */
  end?: boolean;
}

/** The head of a column that the server can sort by. */
export function SortHead({ name, label, sort, onSort, end }: Props) {
  const up = sort === `${name}_ASC`;
  const down = sort === `${name}_DESC`;
  const Arrow = up ? IconArrowUp : down ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      data-end={end || undefined}
    >
      <PlainButton
        className={styles.head}
        data-active={up || down || undefined}
        onClick={() => onSort(`${name}_${down ? 'ASC' : 'DESC'}`)}
      >
        <span>{label}</span>
        <Arrow size={14} aria-hidden="true" />
      </PlainButton>
    </th>
  );
}
