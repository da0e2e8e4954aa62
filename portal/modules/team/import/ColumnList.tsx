import { NativeSelect } from '@mantine/core';
import { useMessages, useWords } from '#portal/ui/texts.ts';
import { splitName } from '#shared/split-name.ts';
import styles from './Import.module.css';
import { type MemberColumn, memberColumns, withColumn } from './memberColumns.ts';

interface Props {
  headings: readonly string[];
  columns: readonly MemberColumn[];
  /** The cells of the first rows, one row after the other. */
  sample: readonly string[];
  onName: (columns: MemberColumn[]) => void;
}

const A = 65;
const letters = 26;

/** Column names as in spreadsheets: A to Z, then AA. */
function letterOf(place: number): string {
  const before = Math.floor(place / letters);
  return `${before > 0 ? letterOf(before - 1) : ''}${String.fromCharCode(A + (place % letters))}`;
}

/** A full name split as it will be stored, for the user to check. */
const inParts = (cell: string) => Object.values(splitName(cell)).filter(Boolean).join(' | ');

/** The columns of the file: heading, sample values and the field each is imported into. */
export function ColumnList({ headings, columns, sample, onName }: Props) {
  const { t } = useMessages('team');
  const names = useColumnNames();
  const choices = memberColumns.map((value) => ({ value, label: names[value] }));
  return (
    <ul className={styles.columns}>
      {columns.map((column, place) => {
        const cells = sample.filter((cell, i) => i % columns.length === place && cell !== '');
        const letter = letterOf(place);
        return (
          <li
            key={letter}
            className={styles.column}
            data-skipped={column === 'SKIPPED' || undefined}
          >
            <span className={styles.heading}>
              {headings[place] || t('import.column', { letter })}
            </span>
            <span className={styles.cells} translate={cells.length > 0 ? 'no' : undefined}>
              {cells.map((cell) => (column === 'FULL_NAME' ? inParts(cell) : cell)).join(', ') ||
                t('import.nothing')}
            </span>
            <NativeSelect
              size="sm"
              aria-label={t('import.is', { heading: headings[place] || letter })}
              value={column}
              data={choices}
              onChange={(event) =>
                onName(withColumn(columns, place, event.currentTarget.value as MemberColumn))
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The labels of the columns of a file. */
export function useColumnNames(): Record<MemberColumn, string> {
  const { t } = useMessages('team');
  const words = useWords();
  const field = (name: string) => words.field(name).label;
  return {
    EMAIL: field('users.email'),
    FULL_NAME: t('import.fullName'),
    FIRST_NAME: field('users.firstName'),
    LAST_NAME: field('users.lastName'),
    ROLE: field('memberships.role'),
    DEPARTMENTS: words.noun('departments').many,
    SKIPPED: t('import.skipped'),
  };
}
