import type { Column } from '../db/tools/column-schema.ts';

/** What a row is called by: its first text. */
export const labelOf = (columns: Column[]): string =>
  columns.find(({ type }) => type === 'text')?.name ?? 'id';
