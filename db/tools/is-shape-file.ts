/** How the file ends in which forms read the columns of a table or composite type. */
export const COLUMNS = '.columns.generated.json';

/** Whether a file below `modules/` is written by `db:shapes` and by nobody else. */
export function isShapeFile(path: string): boolean {
  return path.endsWith('.shape.sql') || path.endsWith(COLUMNS);
}
