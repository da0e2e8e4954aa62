/** One line of figures, by name. */
export type Row = Record<string, string | number>;

/** Prints a table and, for machines, each of its lines as JSON. */
export function printRows(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  console.table(rows);
  for (const row of rows) console.log(JSON.stringify({ under: title, ...row }));
}
