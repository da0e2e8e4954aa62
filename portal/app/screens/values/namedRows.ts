/** The rows that have a name to be chosen by; of several without one nobody could tell which is which. */
export function namedRows(
  rows: readonly ({ id: string } & Record<string, unknown>)[],
  label: string,
): { id: string; label: string }[] {
  return rows.flatMap((row) => {
    const name = row[label];
    return name === null || name === undefined || name === ''
      ? []
      : [{ id: row.id, label: String(name) }];
  });
}
