/** The fields a column can be imported into, in the order they are offered; skipping comes last. */
export const memberColumns = [
  'EMAIL',
  'FULL_NAME',
  'FIRST_NAME',
  'LAST_NAME',
  'ROLE',
  'DEPARTMENTS',
  'SKIPPED',
] as const;

export type MemberColumn = (typeof memberColumns)[number];

/** Assigns a field to a column; another column with the same field loses it. */
export function withColumn(
  columns: readonly MemberColumn[],
  place: number,
  column: MemberColumn,
): MemberColumn[] {
  return columns.map((now, i) => {
    if (i === place) return column;
    return now === column || hasSameMeaning(now, column) ? 'SKIPPED' : now;
  });
}

const parts: readonly MemberColumn[] = ['FIRST_NAME', 'LAST_NAME'];

/** A name is given as a whole or in parts. */
const hasSameMeaning = (one: MemberColumn, other: MemberColumn) =>
  (one === 'FULL_NAME' && parts.includes(other)) || (other === 'FULL_NAME' && parts.includes(one));
