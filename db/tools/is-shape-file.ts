import { DIAGRAM } from './module-diagrams.ts';

/** How the file ends in which forms read the columns of a table or composite type. */
export const COLUMNS = '.columns.generated.json';

/** Whether a file below `modules/` is written by `db:shapes` and by nobody else. */
export function isShapeFile(path: string): boolean {
  return ['.shape.sql', COLUMNS, DIAGRAM].some((end) => path.endsWith(end));
}
