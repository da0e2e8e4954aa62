/** The rows with a name, since rows without one cannot be told apart in a list. */
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
