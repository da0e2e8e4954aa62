/** A column of a sheet: its heading and the type of its values. */
export interface WorksheetColumn {
  heading: string;
  /** `minor` are amounts in hundredths, already divided: they get two decimals. */
  kind: 'text' | 'number' | 'minor' | 'date' | 'datetime';
}

/** The values of a row, as Postgres writes them as text: decimal points, and days as 2026-01-31. */
export type Row = (string | null)[];
